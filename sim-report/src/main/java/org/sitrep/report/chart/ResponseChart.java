package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.sitrep.stats.Estimate;

/**
 * The response of a quantity to a number: means with intervals, the value without any change as a broken line, and the
 * range of desired values.
 *
 * @param axis the quantity, with its unit
 * @param across the number
 * @param spots the means in ascending order of the number, at least one
 * @param base the quantity without any change; NaN if it is not drawn
 * @param aim the goal of the search
 */
public record ResponseChart(
        String id,
        String title,
        String description,
        String axis,
        String across,
        List<Layer.Spot> spots,
        double base,
        Aim aim)
        implements Layered {
    private static final double LEFT = 52;
    private static final double PLOT_HEIGHT = 210;
    private static final double RADIUS = 3.6;

    /**
     * The goal of a search.
     *
     * @param target range of desired values of the quantity
     * @param now the present number; NaN if unknown
     * @param answer the chosen number; NaN if none was chosen
     */
    public record Aim(TargetBand target, double now, double answer) {
        /** No goal. */
        public static final Aim NONE = new Aim(TargetBand.NONE, Double.NaN, Double.NaN);
    }

    public ResponseChart {
        spots = List.copyOf(spots);
    }

    @Override
    public List<Layer> layers() {
        final List<Layer> layers = new ArrayList<>();
        if (!aim.target().isAny()) {
            final double[] numbers = numbers();
            final Estimate zone = aim.target().within(up(0, 1));
            layers.add(new Layer(
                    Layer.Shape.BAND,
                    "target",
                    "target",
                    List.of(new Layer.Spot(numbers[0], zone), new Layer.Spot(numbers[numbers.length - 1], zone))));
            aim.target().limits().forEach(limit -> layers.add(Layer.at(Layer.Shape.LEVEL, "zero", "", limit)));
        }
        if (!Double.isNaN(base)) {
            layers.add(Layer.at(Layer.Shape.LEVEL, "zero", "unchanged scenario", base));
        }
        if (!Double.isNaN(aim.now())) {
            layers.add(Layer.at(Layer.Shape.UPRIGHT, "mean", "now", aim.now()));
        }
        final List<Layer.Spot> known =
                spots.stream().filter(Layer.Spot::hasInterval).toList();
        if (known.size() > 1 && aim.target().isAny()) {
            layers.add(new Layer(Layer.Shape.BAND, "band", "", known));
        }
        layers.add(new Layer(Layer.Shape.LINE, "curve", "mean with its interval", spots));
        layers.add(new Layer(Layer.Shape.DOTS, "main", "", spots));
        final List<Layer.Spot> chosen =
                spots.stream().filter(spot -> spot.at() == aim.answer()).toList();
        if (!chosen.isEmpty()) {
            layers.add(new Layer(Layer.Shape.DOTS, Role.CHOSEN.style(), Role.CHOSEN.word(), chosen));
        }
        return layers;
    }

    @Override
    public Scale up(final double bottom, final double top) {
        final Bounds bounds = new Bounds().add(base);
        spots.forEach(spot -> bounds.add(spot.value()));
        aim.target().addTo(bounds);
        return bounds.scale(5, bottom, top);
    }

    /** Returns the numbers to show, in ascending order: those of the spots and the present one. */
    private double[] numbers() {
        return DoubleStream.concat(spots.stream().mapToDouble(Layer.Spot::at), DoubleStream.of(aim.now()))
                .filter(x -> !Double.isNaN(x))
                .sorted()
                .toArray();
    }

    @Override
    public Drawing draw(final double width) {
        final Legend legend = legend();
        final double right = width - 20;
        final double top = 32 + 20 * legend.lines(width);
        final double bottom = top + PLOT_HEIGHT;
        final Scale x = Scale.through(numbers(), width < Drawing.NARROW ? 5 : 12, LEFT + 10, right - 10);
        final Scale y = up(bottom, top);
        final Drawing out = new Drawing(width);
        out.height(bottom + 46);
        final Axes plot = new Axes(out, LEFT, right, x::at, y);
        legend.draw(out);
        plot.titleUp(top - 12, axis);
        plot.grid("grid");
        for (final double tick : x.ticks()) {
            out.text("tick", "middle", x.at(tick), bottom + 17, x.label(tick));
        }
        out.line("frame", LEFT, bottom, right, bottom);
        plot.titleAcross(bottom + 38, Letters.end(across, (int) ((right - LEFT) / Letters.GLYPH)));
        layers().forEach(layer -> plot.draw(layer, layer.style().equals(Role.CHOSEN.style()) ? Role.RADIUS : RADIUS));
        return out;
    }

    private Legend legend() {
        final Legend legend = new Legend().curve("mean with its interval", RADIUS);
        if (!Double.isNaN(base)) {
            legend.line("unchanged scenario", "zero");
        }
        if (!aim.target().isAny()) {
            legend.band("target", "target");
        }
        if (!Double.isNaN(aim.now())) {
            legend.line("now", "mean");
        }
        if (!Double.isNaN(aim.answer())) {
            legend.role(Role.CHOSEN);
        }
        return legend;
    }
}
