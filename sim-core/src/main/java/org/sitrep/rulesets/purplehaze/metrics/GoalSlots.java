package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Scene;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/** What a Mission was for and how it ended: objectives, ends, and where the Squad and its men were lost. Immutable. */
final class GoalSlots {
    private static final List<MissionEnd> ENDS = List.of(MissionEnd.values());
    private static final List<Scene> SCENES = List.of(Scene.values());

    private final int primary;
    private final int objectiveCount;
    private final int ends;
    private final int lostInBox;
    private final int lostInScene;
    private final int killed;
    private final int[] boxes;

    GoalSlots(final SlotList slots, final MissionTables tables, final MissionTable mission, final int[] boxes) {
        this.boxes = boxes;
        primary = slots.flag("primary", "Primary objective met", Better.HIGHER);
        final List<Objective> objectives = List.copyOf(
                tables.components.game.missions().get(mission.id).objectives().values());
        objectiveCount = objectives.size();
        objectives.forEach(o -> slots.flag("objective." + o.id(), "Objective: " + o.title(), Better.HIGHER));
        ends = primary + 1 + objectiveCount;
        ENDS.forEach(end -> slots.flag("end." + id(end), "End: " + end.label(), better(end)));
        lostInBox = ends + ENDS.size();
        final List<CombatBox> definitions =
                List.copyOf(tables.components.game.combats().values());
        for (final int box : boxes) {
            final CombatBox combat = definitions.get(box);
            slots.flag("lost.combat." + combat.id(), "Squad lost in combat: " + combat.title(), Better.LOWER);
        }
        lostInScene = lostInBox + boxes.length;
        SCENES.forEach(scene -> slots.flag("lost." + id(scene), "Squad lost " + label(scene), Better.LOWER));
        killed = slots.count("killed.combat", "Marines killed in combat", "Marines", SquadState.MARINES, Better.LOWER);
        SCENES.forEach(scene -> slots.count(
                "killed." + id(scene), "Marines killed " + label(scene), "Marines", SquadState.MARINES, Better.LOWER));
        addGroups(slots, objectives, definitions);
    }

    private void addGroups(final SlotList slots, final List<Objective> objectives, final List<CombatBox> definitions) {
        slots.list(
                "objectives",
                "Objectives",
                "How often is each objective met?",
                Group.Kind.PER_SUBJECT,
                objectives.stream().map(o -> "objective." + o.id()).toList(),
                objectives.stream()
                        .map(o -> o.title() + (o.primary() ? " (primary)" : ""))
                        .toList());
        slots.list(
                "ends",
                "How the Mission ends",
                "What brings the Mission to its end?",
                Group.Kind.CATEGORY,
                ENDS.stream().map(end -> "end." + id(end)).toList(),
                ENDS.stream().map(end -> upper(end.label())).toList());
        slots.list(
                "lost",
                "Where the Squad is lost",
                "In how many Missions is the Squad lost, and at what?",
                Group.Kind.PER_SUBJECT,
                SlotList.together(
                        names(
                                boxes.length,
                                i -> "lost.combat." + definitions.get(boxes[i]).id()),
                        SCENES.stream().map(scene -> "lost." + id(scene)).toList()),
                SlotList.together(
                        names(
                                boxes.length,
                                i -> "Combat: " + definitions.get(boxes[i]).title()),
                        SCENES.stream().map(scene -> upper(label(scene))).toList()));
        slots.list(
                "killed",
                "Where Marines fall",
                "How many Marines are killed, and at what?",
                Group.Kind.PER_SUBJECT,
                SlotList.together(
                        List.of("killed.combat"),
                        SCENES.stream().map(scene -> "killed." + id(scene)).toList()),
                SlotList.together(
                        List.of("In combat"),
                        SCENES.stream().map(scene -> upper(label(scene))).toList()));
    }

    /** Returns e.g. {@code brokenOff}. */
    static String id(final Enum<?> value) {
        final String[] words = value.name().toLowerCase(Locale.ROOT).split("_");
        return words[0] + Arrays.stream(words).skip(1).map(GoalSlots::upper).collect(Collectors.joining());
    }

    static String upper(final String label) {
        return Character.toUpperCase(label.charAt(0)) + label.substring(1);
    }

    private static String label(final Scene scene) {
        return switch (scene) {
            case OPENING -> "as it begins";
            case MARCH -> "on a March";
            case RANDOM_COMBAT -> "at a Random Combat";
            case EVENT -> "by an Event";
            case ENCOUNTER -> "by an Encounter";
            case BIVOUAC -> "in a Bivouac";
            case EVAC -> "by an Evac";
        };
    }

    static Better better(final MissionEnd end) {
        return switch (end) {
            case BASE, LANDING_ZONE -> Better.HIGHER;
            case SQUAD_LOST -> Better.LOWER;
            case BROKEN_OFF, EVENT, CALLED_BACK -> Better.NEUTRAL;
        };
    }

    void fill(final MissionState state, final Outcome into) {
        final int primaries = state.mission.objectives.primary;
        into.set(primary, (state.met & primaries) == primaries ? 1 : 0);
        for (int objective = 0; objective < objectiveCount; objective++) {
            into.set(primary + 1 + objective, state.met >>> objective & 1);
        }
        for (int end = 0; end < lostInBox - ends; end++) {
            into.set(ends + end, state.end.ordinal() == end ? 1 : 0);
        }
        final MissionRecord record = state.record;
        final boolean lost = state.end == MissionEnd.SQUAD_LOST;
        for (int i = 0; i < boxes.length; i++) {
            into.set(lostInBox + i, lost && record.box == boxes[i] ? 1 : 0);
        }
        into.set(killed, record.killedInCombats);
        for (int scene = 0; scene < record.killed.length; scene++) {
            final boolean here = lost && record.box == MissionState.NONE && record.scene == scene;
            into.set(lostInScene + scene, here ? 1 : 0);
            into.set(killed + 1 + scene, record.killed[scene]);
        }
    }
}
