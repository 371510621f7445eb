package org.sitrep.report.capsule;

import java.util.Optional;
import org.sitrep.analysis.Standouts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Missions that stand out, as a part of other files: both ways. A file without them reads as before. */
final class StandoutsJson {
    private static final String KEY = "standouts";

    private StandoutsJson() {}

    /** Adds them under their key, if there are any. */
    static void put(final ObjectNode out, final Optional<Standouts> standouts) {
        standouts.ifPresent(there -> out.set(KEY, tree(there)));
    }

    private static ObjectNode tree(final Standouts standouts) {
        final ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.set("by", LayoutJson.slot(standouts.by()));
        out.put("seed", standouts.seed());
        final ArrayNode missions = out.putArray("missions");
        for (final Standouts.Mission mission : standouts.missions()) {
            final ObjectNode one = missions.addObject()
                    .put("kind", JsonAt.name(mission.kind()))
                    .put("mission", mission.number());
            known(one, "value", mission.value());
            known(one, "beside", mission.beside());
        }
        return out;
    }

    private static void known(final ObjectNode out, final String key, final double value) {
        if (!Double.isNaN(value)) {
            out.put(key, value);
        }
    }

    /** Returns those of an object that has them. */
    static Optional<Standouts> in(final JsonAt in) {
        return in.optional(KEY).map(StandoutsJson::read);
    }

    private static Standouts read(final JsonAt in) {
        return new Standouts(
                LayoutJson.slot(in.get("by")),
                in.get("seed").integer(),
                in.get("missions").items().stream()
                        .map(mission -> new Standouts.Mission(
                                mission.get("kind").constant(Standouts.Kind.class),
                                mission.get("mission").count(),
                                mission.optional("value").map(JsonAt::real).orElse(Double.NaN),
                                mission.optional("beside").map(JsonAt::real).orElse(Double.NaN)))
                        .toList());
    }
}
