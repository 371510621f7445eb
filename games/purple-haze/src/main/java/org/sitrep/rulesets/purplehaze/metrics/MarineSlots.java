package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.at;
import static org.sitrep.outcome.MetricList.bit;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.sum;
import static org.sitrep.outcome.MetricList.together;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** The slots of a Mission's effects on the Marines: losses, Wounds, Conditions, experience. */
final class MarineSlots {
    private static final int MARINES = SquadState.MARINES;
    /**
     * Number of Condition cubes at which a Marine breaks down, and of Wound cubes at which a Marine dies (PH-CND-3,
     * PH-WND-3).
     */
    private static final int LAST_CUBE = 3;
    /** Bounds of open slots: three to five times the most that the Missions at hand lead to. */
    private static final int MOST_EXPERIENCE = 200;

    private static final int MOST_LOSS = 30;
    private static final int MOST_OF_MARINE = 60;
    private static final int MOST_STRESS = 30;
    private static final int MOST_CUBES = 8;
    private static final int MOST_OF_CARD = 16;

    private MarineSlots() {}

    static void add(final MetricList<MissionState> m, final GameTables tables) {
        final List<String> names = tables.specializations.names();
        addSquad(m);
        Subject.list(MARINES, i -> "marine." + (i + 1), names::get).forEach(marine -> addMarine(m.of(marine)));
        final List<Subject> wounds =
                Subject.list(tables.wounds.count, i -> "wound." + tables.wounds.index.id(i), i -> wound(tables, i));
        final List<Subject> conditions = Subject.list(
                tables.conditions.count, i -> "condition." + tables.conditions.index.id(i), i -> condition(tables, i));
        m.each(
                wounds,
                card -> card.open()
                        .count("{}", "Wounds {}", "Wounds", MOST_OF_CARD, LOWER, at(s -> s.squad.woundsSuffered)));
        m.count("wound.third", "Third Wounds", "Wounds", MARINES, LOWER, MarineSlots::thirdWounds);
        m.each(
                conditions,
                card -> card.open()
                        .count(
                                "{}",
                                "Condition cards {}",
                                "cards",
                                MOST_OF_CARD,
                                LOWER,
                                at(s -> s.squad.conditionsDrawn)));
        final String label = "Experience of the Squad";
        m.open()
                .quantity(
                        "experience", label, "XP", -MOST_LOSS, MOST_EXPERIENCE, HIGHER, s -> sum(s.record.experience));
        addGroups(m, Subject.list(MARINES, i -> "marine." + (i + 1), i -> (i + 1) + " " + names.get(i)));
        addCards(m, wounds, conditions);
        addSources(m);
    }

    private static void addSquad(final MetricList<MissionState> m) {
        m.counts("Marines", MARINES)
                .higher("survivors", "Marines who survive", s -> MARINES - Integer.bitCount(s.squad.killed))
                .lower("kia", "Marines killed in action", s -> Integer.bitCount(s.squad.killed))
                .lower("evacuated", "Marines evacuated", s -> Integer.bitCount(s.squad.evacuated))
                .lower("hospital", "Marines who go to Hospital", s -> Integer.bitCount(s.hospital))
                .lower("breakdowns", "Marines who break down", s -> Integer.bitCount(brokenDown(s.squad)))
                .counts("Wounds", LAST_CUBE * MARINES)
                .lower("wounds", "Wounds", s -> sum(s.squad.cubes));
    }

    private static void addMarine(final MetricList<MissionState> marine) {
        final int most = MOST_OF_MARINE;
        final int kills = CombatSlots.MOST_KILLS;
        final String cubes = "{}: Condition cubes at the end";
        marine.flag("killed", "{} killed", LOWER, bit(s -> s.squad.killed))
                .flag("evacuated", "{} evacuated", LOWER, bit(s -> s.squad.evacuated))
                .flag("hospital", "{} sent to Hospital", LOWER, bit(s -> s.hospital))
                .flag("breakdown", "{} breaks down", LOWER, bit(s -> brokenDown(s.squad)))
                .count("wounds", "{}: Wounds", "Wounds", LAST_CUBE, LOWER, at(s -> s.squad.cubes));
        marine.open()
                .count("stress", "{}: Stress at the end", "Stress", MOST_STRESS, LOWER, at(s -> s.squad.stress))
                .count("conditions", cubes, "cubes", MOST_CUBES, LOWER, at(s -> s.squad.conditionCubes))
                .count("kills", "{}: Enemies eliminated", "kills", kills, HIGHER, at(s -> s.record.kills))
                .quantity("experience", "{}: experience", "XP", -MOST_LOSS, most, HIGHER, at(s -> s.record.experience));
    }

    /** Returns the Marines who break down, as a mask. */
    private static int brokenDown(final SquadState squad) {
        int broken = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            broken |= squad.conditionCubes[marine] >= LAST_CUBE ? 1 << marine : 0;
        }
        return broken & ~squad.killed;
    }

    private static int thirdWounds(final MissionState state) {
        int fatal = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            fatal += state.squad.cubes[marine] == LAST_CUBE ? 1 : 0;
        }
        return fatal;
    }

    private static void addGroups(final MetricList<MissionState> m, final List<Subject> rows) {
        m.theme("squad", "Squad")
                .asks("What does the Squad lose and gain?")
                .of(
                        item("survivors", "Marines who survive"),
                        item("wounds", "Wounds"),
                        item("experience", "Experience of the Squad"),
                        item("kia", "Killed in action"),
                        item("evacuated", "Evacuated"),
                        item("hospital", "To Hospital"),
                        item("breakdowns", "Break down"));
        m.matrix("losses", "Marines lost or out of action")
                .asks("How often is each Marine killed, evacuated, sent to Hospital or broken down?")
                .of(
                        rows,
                        item("killed", "Killed"),
                        item("evacuated", "Evacuated"),
                        item("hospital", "Hospital"),
                        item("breakdown", "Breaks down"));
        m.matrix("marines", "Marines")
                .asks("What does each Marine suffer and achieve?")
                .of(
                        rows,
                        item("wounds", "Wounds"),
                        item("stress", "Stress"),
                        item("conditions", "Condition cubes"),
                        item("kills", "Kills"),
                        item("experience", "XP"));
    }

    private static void addCards(
            final MetricList<MissionState> m, final List<Subject> wounds, final List<Subject> conditions) {
        m.perSubject("woundCards", "Wounds by card")
                .asks("Which Wounds does the Squad suffer?")
                .of(together(items(wounds, "{}"), List.of(item("wound.third", "Third Wound"))));
        m.perSubject("conditionCards", "Conditions by card")
                .asks("Which Conditions does Stress cause?")
                .of(items(conditions, "{}"));
    }

    private static void addSources(final MetricList<MissionState> m) {
        final ExperienceSource[] sources = ExperienceSource.values();
        for (final ExperienceSource source : sources) {
            final Subject of = new Subject("experience." + id(source), source.label(), source.ordinal());
            final int least = source.canCost() ? -MOST_LOSS : 0;
            final String label = "Experience of the Squad: {}";
            m.of(of).open().quantity("{}", label, "XP", least, MOST_EXPERIENCE, HIGHER, at(s -> s.experienceBy));
        }
        m.perSubject("experienceSources", "Sources of experience")
                .asks("How much experience does the Squad gain from each source?")
                .of(Arrays.stream(sources)
                        .map(source -> item("experience." + id(source), GoalSlots.upper(source.label())))
                        .toList());
    }

    /** Returns the label of a Wound card, e.g. {@code W06 deep}. */
    private static String wound(final GameTables tables, final int card) {
        final String id = tables.wounds.index.id(card);
        final WoundCard.Type type = tables.game.wounds().get(id).type();
        return id + " " + (type == WoundCard.Type.KIA ? "K.I.A." : type.name().toLowerCase(Locale.ROOT));
    }

    /** Returns the label of a Condition card, e.g. {@code C04 moderate}. */
    private static String condition(final GameTables tables, final int card) {
        final String id = tables.conditions.index.id(card);
        final Enum<?> type = tables.game.conditions().get(id).type();
        return id + " " + type.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String id(final ExperienceSource source) {
        return source.name().toLowerCase(Locale.ROOT);
    }
}
