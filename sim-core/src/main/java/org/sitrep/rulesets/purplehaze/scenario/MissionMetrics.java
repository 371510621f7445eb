package org.sitrep.rulesets.purplehaze.scenario;

import java.util.Locale;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/** The slots of a Mission's outcome: what they mean, and how they are filled. Immutable. */
final class MissionMetrics {
    private static final int MARINES = SquadState.MARINES;
    /** No Mission lasts longer than this: its own limit, and one action more. */
    private static final int MOST_MINUTES = 10080 + ClockTime.DAY;
    /** Every action takes a quarter of an hour, but for flying out wounded men. */
    private static final int MOST_ROUNDS = MOST_MINUTES / ClockTime.STEP + MARINES;
    /** Six Marines have at most three cubes each. */
    private static final int MOST_WOUNDS = 3 * MARINES;

    private final OutcomeLayout layout;
    private final int primary;
    private final int objectives;
    private final int objectiveCount;
    private final int ends;
    private final int counts;
    private final int experience;

    MissionMetrics(final MissionTables tables, final MissionTable mission) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("primary");
        primary = b.add(flag("primary", "Primary objective met", Better.HIGHER));
        objectives = primary + 1;
        objectiveCount = mission.objectives.count;
        for (final Objective objective :
                tables.components.game.missions().get(mission.id).objectives().values()) {
            b.add(flag("objective." + objective.id(), "Objective: " + objective.title(), Better.HIGHER));
        }
        ends = objectives + objectiveCount;
        for (final MissionEnd end : MissionEnd.values()) {
            b.add(flag("end." + id(end), "End: " + label(end), better(end)));
        }
        counts = ends + MissionEnd.values().length;
        count(b, "survivors", "Marines who survive", "Marines", MARINES, Better.HIGHER);
        count(b, "evacuated", "Marines evacuated", "Marines", MARINES, Better.LOWER);
        count(b, "wounds", "Wounds", "Wounds", MOST_WOUNDS, Better.LOWER);
        count(b, "minutes", "Duration", "minutes", MOST_MINUTES, Better.NEUTRAL);
        count(b, "rounds", "Action Rounds", "rounds", MOST_ROUNDS, Better.NEUTRAL);
        count(b, "marches", "Marches", "Marches", MOST_ROUNDS, Better.NEUTRAL);
        count(b, "combats", "Combats", "combats", MissionState.SEGMENTS, Better.NEUTRAL);
        count(b, "stamina.final", "Stamina at the end", "SP", MissionState.MOST_STAMINA, Better.HIGHER);
        count(b, "threat.final", "Threat at the end", "Threat", MissionState.MOST_THREAT, Better.LOWER);
        experience = b.add(new Slot(
                "experience", "Experience of the Squad at the end", "XP", Kind.COUNT, 0, 6 * 1000, 1, Better.HIGHER));
        layout = b.build();
    }

    static String id(final MissionEnd end) {
        return end.name().toLowerCase(Locale.ROOT);
    }

    static String label(final MissionEnd end) {
        return switch (end) {
            case BASE -> "the Base";
            case LANDING_ZONE -> "flown out";
            case BROKEN_OFF -> "broken off";
            case EVENT -> "by an Event";
            case SQUAD_LOST -> "three Marines or fewer left";
            case CALLED_BACK -> "called back";
        };
    }

    static Better better(final MissionEnd end) {
        return switch (end) {
            case BASE, LANDING_ZONE -> Better.HIGHER;
            case SQUAD_LOST -> Better.LOWER;
            case BROKEN_OFF, EVENT, CALLED_BACK -> Better.NEUTRAL;
        };
    }

    private static Slot flag(final String name, final String label, final Better better) {
        return new Slot(name, label, "share", Kind.FLAG, 0, 1, 1, better);
    }

    private static void count(
            final OutcomeLayout.Builder b,
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better) {
        b.add(new Slot(name, label, unit, Kind.COUNT, 0, max, 1, better));
    }

    OutcomeLayout layout() {
        return layout;
    }

    /** Fills all slots. */
    void fill(final MissionState state, final Outcome into) {
        final SquadState squad = state.squad;
        final int primaries = state.mission.objectives.primary;
        into.set(primary, (state.met & primaries) == primaries ? 1 : 0);
        for (int objective = 0; objective < objectiveCount; objective++) {
            into.set(objectives + objective, state.met >>> objective & 1);
        }
        for (int end = 0; end < counts - ends; end++) {
            into.set(ends + end, state.end.ordinal() == end ? 1 : 0);
        }
        int cubes = 0;
        int gained = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            cubes += squad.cubes[marine];
            gained += squad.experience[marine];
        }
        int at = counts;
        into.set(at++, MARINES - Integer.bitCount(squad.killed));
        into.set(at++, Integer.bitCount(squad.evacuated));
        into.set(at++, cubes);
        into.set(at++, state.elapsed());
        into.set(at++, state.round);
        into.set(at++, state.marches);
        into.set(at++, state.combats);
        into.set(at++, state.stamina);
        into.set(at, state.threat);
        into.set(experience, gained);
    }
}
