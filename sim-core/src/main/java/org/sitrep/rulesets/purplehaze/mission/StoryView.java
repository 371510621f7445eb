package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * What a player can read of the entry under way, read only: its steps, which conditions hold now, and how likely tests are passed. The page lies open before him from the step in
 * hand on; what other Events, Encounters and dice bring is not there. Every method answers at once and allocates nothing. One a playout.
 */
public final class StoryView {
    private static final Who[] WHO = Who.values();
    private static final int TRAITS = Trait.values().length;

    private final MissionState state;
    private final SquadState squad;
    private final Conditions conditions;

    StoryView(final MissionState state) {
        this.state = state;
        squad = state.squad;
        conditions = new Conditions(state.tables.story.conditions, state, new EntryInHand());
    }

    /** Returns the program of all entries; a bot reads on from the step in hand. */
    public StoryTable table() {
        return state.tables.story;
    }

    /** Returns whether a condition of the table holds now. */
    public boolean holds(final int condition) {
        return condition == Index.NONE || conditions.hold(condition);
    }

    /** Returns the Marines that a {@link Who} means for certain, as a mask; 0 where dice or the player have yet to say. */
    public int known(final int who) {
        return squad.present
                & switch (WHO[who]) {
                    case ALL -> squad.present;
                    case POINT_MAN -> bit(squad.pointMan);
                    case SQUAD_LEADER, RADIO_OPERATOR, INFANTRYMAN, SCOUT, ENGINEER, CORPSMAN ->
                        bit(squad.holder[who - Who.SQUAD_LEADER.ordinal()]);
                    default -> 0;
                };
    }

    private static int bit(final int marine) {
        return marine == SquadState.NONE ? 0 : 1 << marine;
    }

    /** Returns the probability that a Marine passes a Trait test now, exact but for what he may add to it. */
    public double passes(final int marine, final int trait, final int diff) {
        final int focus = GameTables.TRAIT_FOCUS - (state.night() ? 1 : 0); // PH-DICE-4
        final int strike = TraitTests.strike(squad, marine, trait);
        return focus <= 0 ? 0 : squad.tables.totals.probabilityAtLeast(focus, strike, 0, diff);
    }

    /** Returns the sum of a Marine's ratings with what Ability and skills add to their tests. */
    public int strike(final int marine, final int trait) {
        return TraitTests.strike(squad, marine, trait);
    }

    /** Returns the sum of the Strike dice of all Trait tests of a Marine. */
    public int strikes(final int marine) {
        int sum = 0;
        for (int trait = 0; trait < TRAITS; trait++) {
            sum += strike(marine, trait);
        }
        return sum;
    }

    /** Returns how many Enemies a combat of the entry would bring now. */
    public int enemies(final int box) {
        return state.tables.boxes[box].of(state.threat, state.flags).enemySpace.length;
    }

    /** Returns the first step of an Encounter card that the player has been shown. */
    public int encounter(final int card) {
        return state.tables.encounters.entry[card];
    }

    /** Returns the log entries of the {@code set}th set of the table. */
    public long log(final int set) {
        return state.tables.story.effects.logs[set];
    }

    /** Returns the Space of this map that an effect names, or that of the Squad. */
    public int space(final int argument) {
        if (argument == EffectTable.HERE) {
            return state.space;
        }
        return (argument >> 4) * state.mission.map.columns + (argument & 15);
    }
}
