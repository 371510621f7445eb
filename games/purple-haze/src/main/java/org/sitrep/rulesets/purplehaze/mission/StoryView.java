package org.sitrep.rulesets.purplehaze.mission;

import java.util.Objects;
import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * A read-only view of the open part of the booklet. It reaches from the current step to the end of the current entry,
 * or covers the Encounter card shown to the player. It also reports which conditions hold now and how likely tests are
 * passed. All other Events, Encounters and lines of R&amp;R stay closed: a query for a step that is not open throws an
 * {@link IllegalStateException}. Every method returns immediately and allocates nothing. One instance per playout.
 *
 * <p>The continuations and effects of a step are counted from 0, in the order of the {@link StoryTable}.
 */
public final class StoryView {
    private static final Who[] WHO = Who.values();

    private final MissionState state;
    private final SquadState squad;
    private final StoryTable table;
    private final EffectTable effects;
    private final Conditions conditions;
    private final boolean ofRed;

    private StoryView(final MissionState state, final boolean ofRed) {
        this.state = state;
        this.ofRed = ofRed;
        squad = state.squad;
        table = state.tables.story;
        effects = table.effects;
        conditions = new Conditions(table.conditions, state, new EntryInHand());
    }

    /** Returns the view of the player of the Marines. */
    static StoryView ofMarines(final MissionState state) {
        return new StoryView(state, false);
    }

    /** Returns the view of Red, which includes the Encounter cards in hand (PH-OPT-3). */
    static StoryView ofRed(final MissionState state) {
        return new StoryView(state, true);
    }

    // Open steps

    /** Returns whether a step is open. */
    public boolean isOpen(final int step) {
        return table.isAhead(state.storyStep, step) || isOnShownCard(step) || ofRed && isInHand(step);
    }

    private boolean isOnShownCard(final int step) {
        return state.shownEncounter != Index.NONE && isOnCard(state.shownEncounter, step);
    }

    private boolean isInHand(final int step) {
        for (int i = state.deckHead; i < state.deckSize; i++) {
            if (isOnCard(state.deck[i], step)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOnCard(final int card, final int step) {
        return table.isAhead(state.tables.encounters.entry[card], step);
    }

    /** Returns the step if it is open. */
    private int open(final int step) {
        if (!isOpen(step)) {
            throw new IllegalStateException("a step that is not visible");
        }
        return step;
    }

    /**
     * Returns the first step of an open Encounter card.
     *
     * @throws IllegalStateException if the card is not open
     */
    public int encounter(final int card) {
        return open(state.tables.encounters.entry[card]);
    }

    /** Returns the current step, or {@link Index#NONE} outside of an entry. */
    public int inHand() {
        return state.storyStep;
    }

    /**
     * Returns the entry that is being read, or whose Encounter card is shown; {@link Index#NONE} outside of entries. An
     * entry is the number that {@link #entry} returns for its name.
     */
    public int entryInHand() {
        return state.shownEncounter != Index.NONE
                ? state.tables.encounters.entry[state.shownEncounter]
                : state.storyStep == Index.NONE ? Index.NONE : table.firstOfEntry[state.storyStep];
    }

    /**
     * Returns the number of an entry by its name, open or not, which gives access to nothing in it.
     *
     * @param name as in {@link StoryTable#named}
     * @return {@link Index#NONE} if there is no such entry
     */
    public int entry(final String name) {
        return table.named(name);
    }

    /** Returns the successes of the last test of the current entry, by all its Marines together; 0 without a test. */
    public int successes() {
        return state.successes;
    }

    // Steps

    /** Returns a step as printed: all of it that does not depend on the present state. */
    public Passage read(final int step) {
        return table.passage(open(step));
    }

    /** Returns whether an option of a choice is on offer in the present state. */
    public boolean isOffered(final int step, final int way) {
        final int needs = table.needs[way(step, way)];
        return needs == Index.NONE || conditions.hold(needs);
    }

    /** Returns whether the condition of a branch holds now. */
    public boolean holds(final int step) {
        return conditions.hold(table.when[open(step)]);
    }

    private int way(final int step, final int way) {
        final int first = table.firstTarget[open(step)];
        return first + Objects.checkIndex(way, table.firstTarget[step + 1] - first);
    }

    /** Returns the number of Enemies that the combat of a step would have now. */
    public int enemies(final int step) {
        return state.tables.boxes[table.box[open(step)]].of(state.threat, state.flags).enemySpace.length;
    }

    /** Returns the number of eliminated Enemies that wins the combat of a step however it ends; 0 if no number does. */
    public int enoughEliminated(final int step) {
        return table.eliminated[open(step)];
    }

    /**
     * Returns the Space of this map to which an effect of a step sends the Squad; the Squad's own Space if it sends it
     * nowhere, or in a random direction.
     */
    public int space(final int step, final int nth) {
        final boolean moves = read(step).effect(nth) == EffectOp.SQUAD_TO;
        final int argument = moves ? effects.argument[table.firstEffect[step] + nth] : EffectTable.HERE;
        if (argument == EffectTable.HERE || argument == EffectTable.ADJACENT) {
            return state.space;
        }
        return (argument >> 4) * state.mission.map.columns + (argument & 15);
    }

    // Marines

    /**
     * Returns the Marines that a {@link Who} certainly denotes, as a mask; 0 where dice or the player have yet to
     * decide.
     */
    public int known(final int who) {
        return squad.present
                & switch (WHO[who]) {
                    case ALL -> squad.present;
                    case POINT_MAN -> Selection.bit(squad.pointMan);
                    case SQUAD_LEADER, RADIO_OPERATOR, INFANTRYMAN, SCOUT, ENGINEER, CORPSMAN ->
                        Selection.bit(squad.holder[who - Who.SQUAD_LEADER.ordinal()]);
                    default -> 0;
                };
    }

    /** Returns the probability that a Marine passes the test of a step now; exact except for optional help. */
    public double passes(final int marine, final Passage test) {
        final int focus = focus(test);
        return focus <= 0 ? 0 : squad.tables.totals.probabilityAtLeast(focus, strike(marine, test), 0, test.diff());
    }

    /** Returns the mean successes of a Marine in the test of a step now; exact except for optional help. */
    public double meanSuccesses(final int marine, final Passage test) {
        final int focus = focus(test);
        return focus <= 0 ? 0 : squad.tables.totals.mean(focus, strike(marine, test), 0);
    }

    private int focus(final Passage test) {
        final int focus = GameTables.TRAIT_FOCUS + test.focus() - (state.night() ? 1 : 0); // PH-DICE-4
        return TraitTests.within(focus, DicePool.MAX_FOCUS);
    }

    private int strike(final int marine, final Passage test) {
        return TraitTests.within(strike(marine, test.trait()) + test.strike(), DicePool.MAX_STRIKE);
    }

    /** Returns the sum of a Marine's ratings and what Ability and skills add to their tests. */
    public int strike(final int marine, final int trait) {
        return TraitTests.strike(squad, marine, trait);
    }
}
