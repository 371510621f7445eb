package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.SlotList.names;

import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.mission.ExperienceSource;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** What a Mission does to the Marines and what it gives them: losses, Wounds, Conditions, experience. Immutable. */
final class MarineSlots {
    private static final int MARINES = SquadState.MARINES;
    /** With so many Condition cubes a Marine breaks down, with so many Wound cubes he dies (PH-CND-3, PH-WND-3). */
    private static final int LAST_CUBE = 3;
    /** Far more experience than any Mission gives a Squad. */
    private static final int MOST_EXPERIENCE = 300;
    /** Far more than any source takes away. */
    private static final int MOST_LOSS = 60;
    /** Far more Stress than any Threshold, from one source. */
    private static final int MOST_STRESS = 60;

    private static final List<String> LOSSES = List.of("killed", "evacuated", "hospital", "breakdown");
    private static final List<String> MEASURES = List.of("wounds", "stress", "conditions", "kills", "experience");
    private static final int COLUMNS = LOSSES.size() + MEASURES.size();

    private final int survivors;
    private final int marines;
    private final int cards;
    private final int experience;
    private final int wounds;
    private final int conditions;

    MarineSlots(final SlotList slots, final GameTables tables) {
        wounds = tables.cards.wounds;
        conditions = tables.cards.conditions;
        survivors = slots.count("survivors", "Marines who survive", "Marines", MARINES, Better.HIGHER);
        slots.count("kia", "Marines killed in action", "Marines", MARINES, Better.LOWER);
        slots.count("evacuated", "Marines evacuated", "Marines", MARINES, Better.LOWER);
        slots.count("hospital", "Marines who go to Hospital", "Marines", MARINES, Better.LOWER);
        slots.count("breakdowns", "Marines who break down", "Marines", MARINES, Better.LOWER);
        slots.count("wounds", "Wounds", "Wounds", LAST_CUBE * MARINES, Better.LOWER);
        marines = survivors + 6;
        for (int marine = 0; marine < MARINES; marine++) {
            addMarine(slots, "marine." + (marine + 1), tables.specializations.names.get(marine));
        }
        cards = marines + COLUMNS * MARINES;
        addCards(slots, tables);
        experience = slots.quantity(
                "experience", "Experience of the Squad", "XP", -2 * MOST_LOSS, MOST_EXPERIENCE, Better.HIGHER);
        for (final ExperienceSource source : ExperienceSource.values()) {
            slots.quantity(
                    "experience." + id(source),
                    "Experience of the Squad: " + source.label(),
                    "XP",
                    canCost(source) ? -MOST_LOSS : 0,
                    MOST_EXPERIENCE,
                    Better.HIGHER);
        }
        addGroups(slots, tables);
    }

    private static void addMarine(final SlotList slots, final String name, final String who) {
        slots.flag(name + ".killed", who + " killed", Better.LOWER);
        slots.flag(name + ".evacuated", who + " evacuated", Better.LOWER);
        slots.flag(name + ".hospital", who + " goes to Hospital", Better.LOWER);
        slots.flag(name + ".breakdown", who + " breaks down", Better.LOWER);
        slots.count(name + ".wounds", who + ": Wounds", "Wounds", LAST_CUBE, Better.LOWER);
        slots.count(name + ".stress", who + ": Stress at the end", "Stress", MOST_STRESS, Better.LOWER);
        slots.count(name + ".conditions", who + ": Condition cubes at the end", "cubes", 20, Better.LOWER);
        slots.count(name + ".kills", who + ": Enemies eliminated", "kills", CombatSlots.MOST_ENEMIES, Better.HIGHER);
        slots.quantity(
                name + ".experience", who + ": experience", "XP", -2 * MOST_LOSS, MOST_EXPERIENCE, Better.HIGHER);
    }

    private static void addCards(final SlotList slots, final GameTables tables) {
        for (int card = 0; card < tables.cards.wounds; card++) {
            final String id = tables.cards.woundIndex.id(card);
            slots.count("wound." + id, "Wounds " + wound(tables, card), "Wounds", 50, Better.LOWER);
        }
        slots.count("wound.third", "Third Wounds", "Wounds", MARINES, Better.LOWER);
        for (int card = 0; card < tables.cards.conditions; card++) {
            final String id = tables.cards.conditionIndex.id(card);
            slots.count("condition." + id, "Condition cards " + condition(tables, card), "cards", 50, Better.LOWER);
        }
    }

    private void addGroups(final SlotList slots, final GameTables tables) {
        final List<String> rows = names(MARINES, i -> "marine." + (i + 1));
        final List<String> rowLabels = names(MARINES, i -> (i + 1) + " " + tables.specializations.names.get(i));
        slots.list(
                "squad",
                "The Squad",
                "What is left of the Squad, and what has it gained?",
                Group.Kind.THEME,
                List.of("survivors", "wounds", "experience", "kia", "evacuated", "hospital", "breakdowns"),
                List.of(
                        "Marines who survive",
                        "Wounds",
                        "Experience of the Squad",
                        "Killed in action",
                        "Evacuated",
                        "To Hospital",
                        "Break down"));
        slots.rectangle(
                "losses",
                "Who does not come back in shape",
                "How often is each Marine lost for good or for a while?",
                Group.Kind.MATRIX,
                rows,
                LOSSES,
                rowLabels,
                List.of("Killed", "Evacuated", "Hospital", "Breaks down"));
        slots.rectangle(
                "marines",
                "Each Marine",
                "What does each Marine suffer and achieve?",
                Group.Kind.MATRIX,
                rows,
                MEASURES,
                rowLabels,
                List.of("Wounds", "Stress", "Condition cubes", "Kills", "XP"));
        slots.list(
                "woundCards",
                "Wounds by card",
                "Which Wounds does the Squad suffer?",
                Group.Kind.PER_SUBJECT,
                SlotList.together(names(wounds, i -> "wound." + tables.cards.woundIndex.id(i)), List.of("wound.third")),
                SlotList.together(names(wounds, i -> wound(tables, i)), List.of("Third Wound")));
        slots.list(
                "conditionCards",
                "Conditions by card",
                "Which Conditions does Stress turn into?",
                Group.Kind.PER_SUBJECT,
                names(conditions, i -> "condition." + tables.cards.conditionIndex.id(i)),
                names(conditions, i -> condition(tables, i)));
        final ExperienceSource[] sources = ExperienceSource.values();
        slots.list(
                "experienceSources",
                "Where experience comes from",
                "How much experience of the Squad comes from what?",
                Group.Kind.PER_SUBJECT,
                names(sources.length, i -> "experience." + id(sources[i])),
                names(sources.length, i -> GoalSlots.upper(sources[i].label())));
    }

    /** Returns e.g. {@code W06 deep}. */
    private static String wound(final GameTables tables, final int card) {
        final String id = tables.cards.woundIndex.id(card);
        final WoundCard.Type type = tables.game.wounds().get(id).type();
        return id + " " + (type == WoundCard.Type.KIA ? "K.I.A." : type.name().toLowerCase(Locale.ROOT));
    }

    /** Returns e.g. {@code C04 moderate}. */
    private static String condition(final GameTables tables, final int card) {
        final String id = tables.cards.conditionIndex.id(card);
        return id + " "
                + tables.game
                        .conditions()
                        .get(id)
                        .type()
                        .name()
                        .toLowerCase(Locale.ROOT)
                        .replace('_', ' ');
    }

    /** PULL BACK, Events and Encounters can take experience away (PH-END-5). */
    private static boolean canCost(final ExperienceSource source) {
        return source == ExperienceSource.COMBATS || source == ExperienceSource.EVENTS;
    }

    private static String id(final ExperienceSource source) {
        return source.name().toLowerCase(Locale.ROOT);
    }

    void fill(final MissionState state, final Outcome into) {
        final SquadState squad = state.squad;
        int broken = 0;
        int cubes = 0;
        int fatal = 0;
        int gained = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            broken += fillMarine(state, marine, into);
            cubes += squad.cubes[marine];
            fatal += squad.cubes[marine] == LAST_CUBE ? 1 : 0;
            gained += state.record.experience[marine];
        }
        int at = survivors;
        into.set(at++, MARINES - Integer.bitCount(squad.killed));
        into.set(at++, Integer.bitCount(squad.killed));
        into.set(at++, Integer.bitCount(squad.evacuated));
        into.set(at++, Integer.bitCount(state.hospital));
        into.set(at++, broken);
        into.set(at, cubes);
        for (int card = 0; card < wounds; card++) {
            into.set(cards + card, squad.woundsSuffered[card]);
        }
        into.set(cards + wounds, fatal);
        for (int card = 0; card < conditions; card++) {
            into.set(cards + wounds + 1 + card, squad.conditionsDrawn[card]);
        }
        into.set(experience, gained);
        final int[] sources = state.experienceBy;
        for (int source = 0; source < sources.length; source++) {
            into.set(experience + 1 + source, sources[source]);
        }
    }

    /** Returns 1 if he breaks down, else 0. */
    private int fillMarine(final MissionState state, final int marine, final Outcome into) {
        final SquadState squad = state.squad;
        final MissionRecord record = state.record;
        final boolean alive = (squad.killed & 1 << marine) == 0;
        final int breaks = alive && squad.conditionCubes[marine] >= LAST_CUBE ? 1 : 0;
        int at = marines + COLUMNS * marine;
        into.set(at++, alive ? 0 : 1);
        into.set(at++, squad.evacuated >>> marine & 1);
        into.set(at++, state.hospital >>> marine & 1);
        into.set(at++, breaks);
        into.set(at++, squad.cubes[marine]);
        into.set(at++, squad.stress[marine]);
        into.set(at++, squad.conditionCubes[marine]);
        into.set(at++, record.kills[marine]);
        into.set(at, record.experience[marine]);
        return breaks;
    }
}
