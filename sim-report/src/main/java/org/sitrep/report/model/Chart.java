package org.sitrep.report.model;

import java.util.List;
import java.util.stream.DoubleStream;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/** The data of a picture, with the words that stand in for it. */
public sealed interface Chart {
    /** Returns a name unique in the report: letters, digits and hyphens; also the name of the picture's files. */
    String id();

    /** Returns the picture's title. */
    String title();

    /** Returns what the picture shows, for readers who do not see it. */
    String description();

    /**
     * Estimates side by side, each with its interval.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the numbers are, with the unit
     * @param style how they are drawn
     * @param items from top to bottom
     * @param low least wished value; negative infinity if there is none
     * @param high greatest wished value; positive infinity if there is none
     */
    record Intervals(
            String id,
            String title,
            String description,
            String axis,
            Style style,
            List<Item> items,
            double low,
            double high)
            implements Chart {
        /** Makes one without wishes. */
        public Intervals(
                final String id,
                final String title,
                final String description,
                final String axis,
                final Style style,
                final List<Item> items) {
            this(id, title, description, axis, style, items, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }

        /** Returns whether there is a limit to what is wished. */
        public boolean isAimed() {
            return Double.isFinite(low) || Double.isFinite(high);
        }

        /** How estimates are drawn. */
        public enum Style {
            /** Bars from zero with whiskers, for shares of a whole. */
            BARS,
            /** Dots with whiskers, for comparing. */
            DOTS,
            /** Dots with whiskers beside a line at 0, for differences. */
            DIFFERENCES,
            /** Bars to either side of a line at 0 with whiskers, for what each of several things changes. */
            TORNADO
        }

        /** Copies the list. */
        public Intervals {
            items = List.copyOf(items);
        }
    }

    /**
     * One estimate of an {@link Intervals} chart.
     *
     * @param label what it is of
     * @param estimate in the units of the axis
     * @param better colours a bar; {@link Slot.Better#NEUTRAL} where direction does not matter
     * @param margin up to which a difference is none: a band on both sides of 0; NaN for none
     */
    record Item(String label, Estimate estimate, Slot.Better better, double margin) {
        /** Makes one without a margin. */
        public Item(final String label, final Estimate estimate, final Slot.Better better) {
            this(label, estimate, better, Double.NaN);
        }
    }

    /**
     * How many missions had which value.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the values are, with the unit
     * @param trials what the missions are called, in the plural
     * @param bins from low to high, without gaps
     * @param mean mean of the values; NaN if there are none
     */
    record Histogram(
            String id, String title, String description, String axis, String trials, List<Bin> bins, double mean)
            implements Chart {
        /** Copies the list. */
        public Histogram {
            bins = List.copyOf(bins);
        }
    }

    /**
     * A bar of a histogram.
     *
     * @param label its value or values
     * @param low smallest value in it
     * @param high greatest value in it
     * @param missions how many missions
     * @param share of all missions, 0 … 1
     * @param firstMission smallest index of a mission in it, -1 if none
     */
    record Bin(String label, double low, double high, long missions, double share, long firstMission) {}

    /**
     * A quantity over time.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the values are, with the unit
     * @param step what one step is, in the singular
     * @param trials what the missions are called, in the plural
     * @param points in order, without those that no mission reached
     */
    record Band(
            String id, String title, String description, String axis, String step, String trials, List<Point> points)
            implements Chart {
        /** Copies the list. */
        public Band {
            points = List.copyOf(points);
        }

        /** Returns whether the steps are called by their numbers. */
        public boolean isCounted() {
            return points.stream().allMatch(p -> p.label().equals(Integer.toString(p.step())));
        }
    }

    /**
     * A step of a {@link Band}.
     *
     * @param step from 1
     * @param label what to call it: its number, or a time
     * @param mean with its interval
     * @param p05 5 % of the missions that got here are below
     * @param p50 median
     * @param p95 5 % of them are above
     * @param running share of all completed missions that got here, 0 … 1
     */
    record Point(int step, String label, Estimate mean, double p05, double p50, double p95, double running) {}

    /**
     * How a quantity answers to a number, and where it is wished to be.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the quantity is, with the unit
     * @param across what the number is
     * @param spots by the number, at least one
     * @param low least wished value; negative infinity if there is none
     * @param high greatest wished value; positive infinity if there is none
     * @param now the number as it is; NaN if that is not known
     * @param answer the number that was chosen; NaN if none was
     */
    record Aim(
            String id,
            String title,
            String description,
            String axis,
            String across,
            List<Spotted> spots,
            double low,
            double high,
            double now,
            double answer)
            implements Chart {
        /** Copies the list. */
        public Aim {
            spots = List.copyOf(spots);
        }
    }

    /**
     * A point of an {@link Aim}.
     *
     * @param at the number
     * @param mean with its interval
     */
    record Spotted(double at, Estimate mean) {}

    /**
     * What share lasts how long: a falling staircase a curve.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the shares are, with the unit
     * @param step what one step is, in the singular
     * @param curves in order; at least one of them has a value at its first step
     */
    record Survival(String id, String title, String description, String axis, String step, List<SurvivalCurve> curves)
            implements Chart {
        /** Copies the list. */
        public Survival {
            curves = List.copyOf(curves);
        }

        /** Returns the points of a curve that have a value: all up to the step in which nobody was left to be at risk. */
        public static List<SurvivalCurve.Point> drawn(final SurvivalCurve curve) {
            return curve.points().stream()
                    .takeWhile(p -> !Double.isNaN(p.surviving().value()))
                    .toList();
        }
    }

    /**
     * Shares of a whole for each of several subjects: a bar a subject, cut into parts.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the whole is, with the unit
     * @param parts of each bar, from left to right
     * @param rows from top to bottom
     */
    record Stacked(String id, String title, String description, String axis, List<Part> parts, List<Row> rows)
            implements Chart {
        /** Copies the lists and checks that every row has all parts. */
        public Stacked {
            parts = List.copyOf(parts);
            rows = List.copyOf(rows);
            for (final Row row : rows) {
                if (row.shares().size() != parts.size()) {
                    throw new IllegalArgumentException(id + ": " + row);
                }
            }
        }

        /** Returns whether the parts are called by colours, which they then have, whatever is good or bad. */
        public boolean coloured() {
            return NamedColour.all(parts);
        }

        /** Returns whether good, bad and neither tell the parts apart; else each needs a colour of its own. */
        public boolean directed() {
            return parts.stream().map(Part::better).distinct().count() == parts.size();
        }
    }

    /**
     * A part of each bar of a {@link Stacked} chart.
     *
     * @param label what it is
     * @param better whether more of it is good for whom the bot plays
     */
    record Part(String label, Slot.Better better) {}

    /**
     * A bar of a {@link Stacked} chart.
     *
     * @param label whose it is
     * @param shares of the whole, 0 … 1, as many as there are parts; NaN where there are no data
     */
    record Row(String label, List<Double> shares) {
        /** Copies the list. */
        public Row {
            shares = List.copyOf(shares);
        }
    }

    /**
     * How a quantity answers to a number.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the quantity is, with the unit
     * @param across what the number is
     * @param spots in ascending order of their places
     * @param base the quantity as it is without any change; NaN if that is not to be drawn
     */
    record Response(
            String id, String title, String description, String axis, String across, List<Spot> spots, double base)
            implements Chart {
        /** Copies the list. */
        public Response {
            spots = List.copyOf(spots);
        }
    }

    /**
     * A point of a {@link Response}.
     *
     * @param label the number or numbers that it stands for
     * @param at its place
     * @param mean of the quantity
     */
    record Spot(String label, double at, Estimate mean) {}

    /**
     * A quantity for each pair of two values: a cell a pair, the darker the more.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param axis what the quantity is, with the unit
     * @param across what the columns are
     * @param down what the rows are
     * @param columns from left to right
     * @param rows from top to bottom
     * @param cells a list a row; an estimate without value where there is none
     */
    record Heat(
            String id,
            String title,
            String description,
            String axis,
            String across,
            String down,
            List<String> columns,
            List<String> rows,
            List<List<Estimate>> cells)
            implements Chart {
        /** Steps of colour. */
        public static final int STEPS = 7;

        /** Copies the lists and checks that the cells are a rectangle. */
        public Heat {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            cells = cells.stream().map(List::copyOf).toList();
            final int wide = columns.size();
            if (cells.size() != rows.size() || cells.stream().anyMatch(row -> row.size() != wide)) {
                throw new IllegalArgumentException(id + ": not " + rows.size() + " rows of " + wide + " cells");
            }
        }

        /** Returns the least value. */
        public double least() {
            return values().min().orElse(0);
        }

        /** Returns the greatest value. */
        public double greatest() {
            return values().max().orElse(0);
        }

        private DoubleStream values() {
            return cells.stream()
                    .flatMap(List::stream)
                    .mapToDouble(Estimate::value)
                    .filter(value -> !Double.isNaN(value));
        }

        /** Returns which step of colour a value has, 1 … {@link #STEPS}; 0 for none. */
        public int step(final double value) {
            if (Double.isNaN(value)) {
                return 0;
            }
            final double width = greatest() - least();
            return width > 0 ? 1 + Math.min(STEPS - 1, (int) ((value - least()) / width * STEPS)) : 1;
        }

        /** Returns a value as its cell shows it, with decimals enough to tell a fifth of a step of colour. */
        public String shown(final double value) {
            final double width = (greatest() - least()) / STEPS / 5;
            final int decimals = width > 0 ? (int) Math.max(0, Math.min(4, Math.ceil(-Math.log10(width)))) : 2;
            return Double.isNaN(value) ? "" : Numbers.fixed(value, decimals);
        }
    }

    /**
     * Things of two qualities, each a dot, those that stand out marked and labelled.
     *
     * @param id name
     * @param title title
     * @param description text alternative
     * @param across what the numbers from left to right are, with the unit
     * @param up what the numbers from below upward are, with the unit
     * @param marked what the marked dots are
     * @param others what the others are
     * @param dots in order
     */
    record Scatter(
            String id,
            String title,
            String description,
            String across,
            String up,
            String marked,
            String others,
            List<Dot> dots)
            implements Chart {
        /** Copies the list. */
        public Scatter {
            dots = List.copyOf(dots);
        }
    }

    /**
     * A dot of a {@link Scatter} chart.
     *
     * @param label what to write beside it if it is marked
     * @param across from left to right
     * @param up from below upward
     * @param marked whether it stands out
     */
    record Dot(String label, Estimate across, Estimate up, boolean marked) {}
}
