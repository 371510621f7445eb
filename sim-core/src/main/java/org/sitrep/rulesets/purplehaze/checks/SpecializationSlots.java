package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-VOC-1: six Specializations, one for each ID. */
final class SpecializationSlots implements Check {
    private static final int SLOTS = 6;

    @Override
    public String code() {
        return "PH020";
    }

    @Override
    public String summary() {
        return "the Specializations do not hold the IDs 1 to 6 once each";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Map<Integer, String> holders = new HashMap<>();
        boolean shared = false;
        for (final Specialization specialization : game.specializations().values()) {
            final String other = holders.putIfAbsent(specialization.slot(), specialization.id());
            if (other != null) {
                shared = true;
                findings.add(
                        code(),
                        document,
                        "specializations." + specialization.id() + ".slot",
                        "ID " + specialization.slot() + " is held by " + other + " already",
                        "give each Specialization an ID of its own");
            }
        }
        final String free = IntStream.rangeClosed(1, SLOTS)
                .filter(slot -> !holders.containsKey(slot))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
        // With an ID shared, another is free as a matter of course.
        if (!free.isEmpty() && !shared) {
            findings.add(
                    code(),
                    document,
                    "specializations",
                    "nobody holds ID " + free,
                    "there has to be a Specialization for each ID");
        }
    }
}
