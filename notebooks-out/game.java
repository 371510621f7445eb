// %% [markdown]
// # {title} in Java
//
// A scenario, opened through [five lines of Java](../../docs/embedding.md), played, compared and drawn.
// The cells run in the [rapaio kernel](../../docs/notebooks.md). Change a value and run all cells again: equal seeds give equal numbers on any machine.

// %% setup
%jars ../../sim-cli/target/lib

// %% [markdown]
// ## Open and play

// %%
import java.util.*;
import org.sitrep.*;
import org.sitrep.report.Tables;

System.setProperty("java.awt.headless", "true");
var scenario = Sitrep.open("../../{scenario}")
        .library(java.nio.file.Path.of("../../scenarios"))
        .trials({trials})
        .seed(1967);
var result = scenario.run();
result.title() + ": " + result.requested() + " trials, outcomes " + result.outcomeHash()

// %% [markdown]
// ## All metrics, as a table
//
// Each value comes with the ends of its 95 % interval. The table is one of Tablesaw: select, sort and filter it.

// %%
import tech.tablesaw.api.*;
import tech.tablesaw.columns.numbers.NumberColumnFormatter;

void show(Table table, String... columns) {
    var shown = table.first(12).selectColumns(columns);
    for (var column : shown.columnsOfType(ColumnType.DOUBLE)) {
        ((DoubleColumn) column).setPrintFormatter(NumberColumnFormatter.fixedWithGrouping(4));
    }
    System.out.println(shown.print());
}

show(Tables.of(result), "metric", "value", "low", "high", "unit");

// %% [markdown]
// ## All trials, as a table
//
// A row per trial and a column per metric. The first metric of the game, drawn as a histogram by XChart:

// %%
import org.knowm.xchart.*;

var trials = Tables.trials(scenario);
var first = trials.columnNames().get(3);
var counts = new TreeMap<Integer, Integer>();
for (int value : trials.intColumn(first).removeMissing().asIntArray()) {
    counts.merge(value, 1, Integer::sum);
}

CategoryChart chart(String yAxis) {
    var chart = new CategoryChartBuilder().width(640).height(320).yAxisTitle(yAxis).build();
    chart.setTitle(result.title() + ": " + first);
    chart.getStyler().setLegendVisible(false).setChartBackgroundColor(java.awt.Color.WHITE);
    return chart;
}

var histogram = chart("trials");
histogram.addSeries(first, List.copyOf(counts.keySet()), List.copyOf(counts.values()));
BitmapEncoder.getBufferedImage(histogram)

// %% [markdown]
// ## Compare two bots
//
// The bot of before and the next weaker one meet the same draws, so that the difference is known better than either side.
// In a game for two, each plays both sides.

// %%
import org.sitrep.ruleset.Ruleset;

var game = Ruleset.shipped().stream()
        .filter(one -> one.id().equals("{game}"))
        .findFirst()
        .orElseThrow();
var ladder = game.ladder();
var bot = game.bots().get(0).id();
var weaker = ladder.get(ladder.indexOf(bot) - 1);
var comparison = scenario.compare(scenario.bot(weaker));
System.out.println("From " + bot + " to " + weaker + ":");
show(Tables.of(comparison), "metric", "difference", "low", "high", "unit");

// %% [markdown]
// ## Draw both sides
//
// Each side with its 95 % interval. One that is not symmetric is drawn with the mean of its halves.

// %%
var estimates = comparison.sides().stream()
        .map(side -> side.result().estimate(first))
        .toList();
var bars = chart(first);
bars.addSeries(
        first,
        List.of(bot, weaker),
        estimates.stream().map(estimate -> estimate.value()).toList(),
        estimates.stream().map(estimate -> estimate.halfWidth()).toList());
BitmapEncoder.getBufferedImage(bars)
