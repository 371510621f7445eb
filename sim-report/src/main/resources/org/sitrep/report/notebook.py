# Reads the tables next to this notebook. Needs only Python 3; draws with matplotlib, prints tables without it.
import csv

try:
    import matplotlib.pyplot as plt
except ImportError:
    plt = None
    print("matplotlib is not installed: printing tables instead of pictures.")


def rows(file):
    """Returns the rows of a table as dictionaries by column name."""
    with open(file, newline="", encoding="utf-8") as text:
        return list(csv.DictReader(text))


def number(text):
    """Returns a cell as a number; NaN if it is empty."""
    return float(text) if text else float("nan")


def plain(text):
    """Returns a label as plain text: matplotlib reads text between dollar signs as a formula."""
    return text.replace("$", r"\$")


def groups(table, column):
    """Returns the rows grouped by the value of a column, in their order."""
    found = {}
    for row in table:
        found.setdefault(row[column], []).append(row)
    return found


def show(table, columns):
    """Prints some columns of a table."""
    lines = [columns] + [[row[column] for column in columns] for row in table]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    for line in lines:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())
    print()


def intervals(file, labels, value, by, only=None, most=3):
    """Draws values with their intervals, one picture per entry of the column `by`.

    It draws the first few entries, or those that `only` lists.
    """
    found = groups(rows(file), by)
    for title in only or list(found)[:most]:
        table = found[title]
        if plt is None:
            print(title)
            show(table, labels + [value, "low", "high"])
            continue
        at = [number(row[value]) for row in table]
        low = [max(0.0, x - number(row["low"])) for x, row in zip(at, table)]
        high = [max(0.0, number(row["high"]) - x) for x, row in zip(at, table)]
        figure, axes = plt.subplots(figsize=(8, 1.2 + 0.35 * len(table)))
        axes.errorbar(at, range(len(table)), xerr=[low, high], fmt="o", capsize=3)
        axes.set_yticks(range(len(table)))
        axes.set_yticklabels([plain(", ".join(row[label] for label in labels)) for row in table])
        axes.invert_yaxis()
        axes.set_xlabel(plain(value))
        axes.set_title(plain(title))
        axes.grid(axis="x", alpha=0.4)
        plt.show()


def histogram(file, metric):
    """Draws the share of trials per value of a metric."""
    table = [row for row in rows(file) if row["metric"] == metric]
    if plt is None:
        print(metric)
        show(table, ["value", "trials", "share"])
        return
    figure, axes = plt.subplots(figsize=(8, 3.5))
    at = [number(row["value"]) for row in table]
    gaps = [right - left for left, right in zip(at, at[1:])]
    axes.bar(at, [100 * number(row["share"]) for row in table], width=0.8 * min(gaps, default=1))
    axes.set_xlabel(plain(metric))
    axes.set_ylabel("% of trials")
    plt.show()


def staircase(file):
    """Draws survival curves."""
    for title, table in groups(rows(file), "survival").items():
        if plt is None:
            print(title)
            show(table, ["curve", "step", "value", "low", "high"])
            continue
        figure, axes = plt.subplots(figsize=(8, 3.5))
        for curve, points in groups(table, "curve").items():
            steps = [0] + [int(row["step"]) for row in points]
            axes.step(steps, [100.0] + [100 * number(row["value"]) for row in points], where="post", label=plain(curve))
        axes.set_ylim(0, 102)
        axes.set_ylabel("%")
        axes.set_title(plain(title))
        axes.legend()
        plt.show()
