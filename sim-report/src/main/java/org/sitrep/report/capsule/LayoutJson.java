package org.sitrep.report.capsule;

import java.util.Collection;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The part of a capsule file that says what each slot means: both ways. */
final class LayoutJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private LayoutJson() {}

    static ObjectNode write(final OutcomeLayout layout) {
        final ObjectNode out = NODES.objectNode();
        final ArrayNode slots = out.putArray("slots");
        layout.slots().forEach(s -> slots.add(slot(s)));
        final ArrayNode ratios = out.putArray("ratios");
        layout.ratios().forEach(r -> ratios.add(ratio(r)));
        final ArrayNode series = out.putArray("series");
        layout.series().forEach(s -> series.add(series(s)));
        final ArrayNode groups = out.putArray("groups");
        layout.groups().forEach(g -> groups.add(group(g)));
        if (!layout.survivals().isEmpty()) {
            final ArrayNode survivals = out.putArray("survivals");
            layout.survivals().forEach(s -> survivals.add(survival(s)));
        }
        optional(out, "brief", layout.brief());
        return out;
    }

    static ObjectNode slot(final Slot slot) {
        return NODES.objectNode()
                .put("name", slot.name())
                .put("label", slot.label())
                .put("unit", slot.unit())
                .put("kind", JsonAt.name(slot.kind()))
                .put("min", slot.min())
                .put("max", slot.max())
                .put("divisor", slot.divisor())
                .put("better", JsonAt.name(slot.better()));
    }

    private static ObjectNode ratio(final Ratio ratio) {
        return NODES.objectNode()
                .put("name", ratio.name())
                .put("label", ratio.label())
                .put("unit", ratio.unit())
                .put("numerator", ratio.numerator())
                .put("denominator", ratio.denominator())
                .put("better", JsonAt.name(ratio.better()));
    }

    private static ObjectNode series(final Series series) {
        final ObjectNode out = NODES.objectNode()
                .put("name", series.name())
                .put("label", series.label())
                .put("step", series.step())
                .put("unit", series.unit());
        out.set("slots", texts(series.slots()));
        optional(out, "stepLabels", series.stepLabels());
        return out;
    }

    private static ObjectNode survival(final Survival survival) {
        final ObjectNode out = NODES.objectNode()
                .put("name", survival.name())
                .put("label", survival.label())
                .put("question", survival.question())
                .put("step", survival.step());
        final ArrayNode curves = out.putArray("curves");
        for (final Survival.Curve curve : survival.curves()) {
            final ObjectNode node = curves.addObject().put("label", curve.label());
            node.set("atRisk", texts(curve.atRisk()));
            node.set("lost", texts(curve.lost()));
        }
        return out;
    }

    private static ObjectNode group(final Group group) {
        final ObjectNode out = NODES.objectNode()
                .put("name", group.name())
                .put("title", group.title())
                .put("question", group.question())
                .put("kind", JsonAt.name(group.kind()));
        out.set("metrics", texts(group.metrics()));
        out.set("itemLabels", texts(group.itemLabels()));
        optional(out, "columnLabels", group.columnLabels());
        return out;
    }

    /** What need not be there is left out where there is none: so an older file is written again as it was. */
    private static void optional(final ObjectNode out, final String key, final List<String> texts) {
        if (!texts.isEmpty()) {
            out.set(key, texts(texts));
        }
    }

    static ArrayNode texts(final Collection<String> texts) {
        final ArrayNode out = NODES.arrayNode();
        texts.forEach(out::add);
        return out;
    }

    /** Reads a layout; {@code headline} stands elsewhere in the file. */
    static OutcomeLayout read(final JsonAt in, final String headline) {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder().headline(headline);
        try {
            in.get("slots").items().forEach(s -> builder.add(slot(s)));
            in.get("ratios").items().forEach(r -> builder.add(ratio(r)));
            in.get("series").items().forEach(s -> builder.add(series(s)));
            in.get("groups").items().forEach(g -> builder.add(group(g)));
            in.optional("survivals").ifPresent(all -> all.items().forEach(s -> builder.add(survival(s))));
            in.optional("brief").ifPresent(names -> builder.brief(names.texts()));
            return builder.build();
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    static Slot slot(final JsonAt in) {
        return new Slot(
                in.get("name").text(),
                in.get("label").text(),
                in.get("unit").text(),
                in.get("kind").constant(Slot.Kind.class),
                in.get("min").smallInteger(),
                in.get("max").smallInteger(),
                in.get("divisor").smallInteger(),
                in.get("better").constant(Slot.Better.class));
    }

    private static Ratio ratio(final JsonAt in) {
        return new Ratio(
                in.get("name").text(),
                in.get("label").text(),
                in.get("unit").text(),
                in.get("numerator").text(),
                in.get("denominator").text(),
                in.get("better").constant(Slot.Better.class));
    }

    private static Series series(final JsonAt in) {
        return new Series(
                in.get("name").text(),
                in.get("label").text(),
                in.get("step").text(),
                in.get("unit").text(),
                in.get("slots").texts(),
                in.optional("stepLabels").map(JsonAt::texts).orElse(List.of()));
    }

    private static Survival survival(final JsonAt in) {
        return new Survival(
                in.get("name").text(),
                in.get("label").text(),
                in.get("question").text(),
                in.get("step").text(),
                in.get("curves").items().stream().map(LayoutJson::curve).toList());
    }

    private static Survival.Curve curve(final JsonAt in) {
        return new Survival.Curve(
                in.get("label").text(), in.get("atRisk").texts(), in.get("lost").texts());
    }

    private static Group group(final JsonAt in) {
        return new Group(
                in.get("name").text(),
                in.get("title").text(),
                in.get("question").text(),
                in.get("kind").constant(Group.Kind.class),
                in.get("metrics").texts(),
                in.get("itemLabels").texts(),
                in.optional("columnLabels").map(JsonAt::texts).orElse(List.of()));
    }
}
