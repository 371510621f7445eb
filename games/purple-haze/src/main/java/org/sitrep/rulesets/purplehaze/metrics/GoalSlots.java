package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.bit;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.together;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.rulesets.purplehaze.metrics.MissionMetrics.counted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.MetricList.Item;
import org.sitrep.outcome.MetricList.Reader;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Scene;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/**
 * The slots of a Mission's objectives and ends, and of the circumstances in which the Squad and its Marines were lost.
 */
final class GoalSlots {
    private static final MissionEnd[] ENDS = MissionEnd.values();
    private static final Scene[] EACH = Scene.values();
    private static final List<Subject> SCENES = Subject.list(EACH.length, i -> id(EACH[i]), i -> label(EACH[i]));

    private GoalSlots() {}

    static void add(
            final MetricList<MissionState> m,
            final MissionTables tables,
            final MissionTable mission,
            final int[] boxes) {
        final int primaries = mission.objectives.primary;
        final List<Objective> objectives =
                List.copyOf(mission.definition.objectives().values());
        m.flag("primary", "Primary objective met", HIGHER, s -> (s.met & primaries) == primaries);
        m.each(
                Subject.list(
                        objectives.size(),
                        i -> "objective." + objectives.get(i).id(),
                        i -> objectives.get(i).title()),
                objective -> objective.flag("{}", "Objective: {}", HIGHER, bit(s -> s.met)));
        final Reader<MissionState> ended = bit(s -> 1L << s.end.ordinal());
        final Set<MissionEnd> ends = new MissionScope(tables.components.game, mission.definition).ends();
        for (final MissionEnd end : ENDS) {
            m.possible(ends.contains(end))
                    .of(new Subject("end." + id(end), end.label(), end.ordinal()))
                    .flag("{}", "End: {}", better(end), ended);
        }
        m.perSubject("objectives", "Objectives")
                .asks("How often is each objective met?")
                .of(objectives.stream()
                        .map(o -> item("objective." + o.id(), o.title() + (o.primary() ? " (primary)" : "")))
                        .toList());
        m.category("ends", "End of the Mission")
                .asks("What ends the Mission?")
                .of(Arrays.stream(ENDS)
                        .map(end -> item("end." + id(end), upper(end.label())))
                        .toList());
        addLost(m, List.copyOf(tables.components.game.combats().values()), boxes);
        addKilled(m);
    }

    private static void addLost(
            final MetricList<MissionState> m, final List<CombatBox> definitions, final int[] boxes) {
        final List<Item> items = new ArrayList<>();
        final Reader<MissionState> lostIn = (s, box) -> lost(s) && s.record.box == box ? 1 : 0;
        for (final int box : boxes) {
            final CombatBox combat = definitions.get(box);
            final String name = "lost.combat." + combat.id();
            final String label = "Squad lost in combat: " + combat.title();
            m.of(new Subject(name, label, box)).flag("{}", "{}", LOWER, lostIn);
            items.add(item(name, "Combat: " + combat.title()));
        }
        m.each(
                SCENES,
                scene -> scene.flag(
                        "lost.{}",
                        "Squad lost {}",
                        LOWER,
                        bit(s -> lost(s) && s.record.box == MissionState.NONE ? 1L << s.record.scene : 0)));
        m.perSubject("lost", "Losses of the Squad")
                .asks("How often is the Squad lost, by occasion?")
                .of(together(items, scenes("lost.{}")));
    }

    private static boolean lost(final MissionState state) {
        return state.end == MissionEnd.SQUAD_LOST;
    }

    private static void addKilled(final MetricList<MissionState> m) {
        final int most = SquadState.MARINES;
        m.count("killed.combat", "Marines killed in combat", "Marines", most, LOWER, counted(Count.KILLED_IN_COMBATS));
        m.each(
                SCENES,
                scene -> scene.count(
                        "killed.{}", "Marines killed {}", "Marines", most, LOWER, at(s -> s.record.killed)));
        m.perSubject("killed", "Marines killed")
                .asks("How many Marines are killed, by occasion?")
                .of(together(List.of(item("killed.combat", "In combat")), scenes("killed.{}")));
    }

    private static List<Item> scenes(final String name) {
        return items(SCENES, name).stream()
                .map(item -> item(item.name(), upper(item.label())))
                .toList();
    }

    /** Returns the id of a value, e.g. {@code brokenOff}. */
    static String id(final Enum<?> value) {
        final String[] words = value.name().toLowerCase(Locale.ROOT).split("_");
        return words[0] + Arrays.stream(words).skip(1).map(GoalSlots::upper).collect(Collectors.joining());
    }

    static String upper(final String label) {
        return Character.toUpperCase(label.charAt(0)) + label.substring(1);
    }

    private static String label(final Scene scene) {
        return switch (scene) {
            case OPENING -> "at the start";
            case MARCH -> "on a March";
            case RANDOM_COMBAT -> "in a Random Combat";
            case EVENT -> "in an Event";
            case ENCOUNTER -> "in an Encounter";
            case BIVOUAC -> "in a Bivouac";
            case EVAC -> "during an Evac";
        };
    }

    static Better better(final MissionEnd end) {
        return switch (end) {
            case BASE, LANDING_ZONE -> HIGHER;
            case SQUAD_LOST -> LOWER;
            case BROKEN_OFF, EVENT, CALLED_BACK -> Better.NEUTRAL;
        };
    }
}
