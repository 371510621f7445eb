package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Summarizes the end of a Mission in a table: the fate of each Marine, and the sources of experience. */
final class MissionSummary {
    private static final int BREAKS_DOWN = 3;
    private static final String ROW = "%-20s %-12s %-6s %6s %-9s %6s %5s%n";

    private MissionSummary() {}

    static void tell(final MissionState state, final Narrator narrator) {
        final StringBuilder table =
                new StringBuilder(line("Marine", "", "Wound", "Stress", "Condition", "Kills", "XP"));
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            table.append(row(state, marine));
        }
        narrator.table(table.toString().stripTrailing());
        narrator.line("Experience of the Squad: " + experience(state) + ".");
    }

    private static String row(final MissionState state, final int marine) {
        final SquadState squad = state.squad;
        final int wound = squad.wound[marine];
        final int condition = squad.condition[marine];
        return line(
                (marine + 1) + " "
                        + squad.tables.specializations.cards.get(marine).name(),
                fate(state, marine),
                wound == SquadState.NONE ? "-" : squad.tables.wounds.index.id(wound),
                squad.stress[marine],
                condition == SquadState.NONE
                        ? "-"
                        : squad.tables.conditions.index.id(condition) + "+".repeat(squad.conditionCubes[marine]),
                state.record.kills[marine],
                state.record.experience[marine]);
    }

    private static String line(final Object... cells) {
        return Portable.format(ROW, cells);
    }

    private static String fate(final MissionState state, final int marine) {
        final SquadState squad = state.squad;
        if ((squad.killed >>> marine & 1) != 0) {
            return "killed";
        }
        if (squad.conditionCubes[marine] >= BREAKS_DOWN) {
            return "breaks down";
        }
        if ((state.hospital >>> marine & 1) != 0) {
            return "to Hospital";
        }
        return (squad.evacuated >>> marine & 1) != 0 ? "evacuated" : "";
    }

    private static String experience(final MissionState state) {
        final List<String> parts = new ArrayList<>();
        int sum = 0;
        for (final ExperienceSource source : ExperienceSource.values()) {
            final int amount = state.experienceBy[source.ordinal()];
            sum += amount;
            if (amount != 0) {
                parts.add(amount + " " + source.label());
            }
        }
        return parts.isEmpty() ? "none" : sum + " XP: " + String.join(", ", parts);
    }
}
