package org.sitrep.rulesets.purplehaze.mission;

import java.util.Objects;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EffectOp;
import org.sitrep.rulesets.purplehaze.tables.EffectTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * What a player reads of the booklet, read only: from the step in hand on to the end of the entry under way, or the
 * Encounter card that he is shown; which conditions hold now, and how likely tests are passed. No other Event,
 * Encounter or line of R&amp;R can be read: whoever asks for a step that does not lie open gets an
 * {@link IllegalStateException}. Every method answers at once and allocates nothing. One a playout.
 *
 * <p>The ways on from a step and its effects are counted from 0, in the order of the {@link StoryTable}.
 */
public final class StoryView {
    private static final Who[] WHO = Who.values();

    private final MissionState state;
    private final SquadState squad;
    private final StoryTable table;
    private final EffectTable effects;
    private final Conditions conditions;
    private final boolean ofRed;
    /**
     * The step last found open, what was in hand and what card was shown then: that is all that it depends on for him
     * who plays the Marines.
     */
    private int lastOpen = Integer.MIN_VALUE;

    private int inHandThen;
    private int shownThen;

    private StoryView(final MissionState state, final boolean ofRed) {
        this.state = state;
        this.ofRed = ofRed;
        squad = state.squad;
        table = state.tables.story;
        effects = table.effects;
        conditions = new Conditions(table.conditions, state, new EntryInHand());
    }

    /** Returns what he who plays the Marines reads. */
    static StoryView ofMarines(final MissionState state) {
        return new StoryView(state, false);
    }

    /** Returns what Red reads: the Encounter cards in his hand, too (PH-OPT-3). */
    static StoryView ofRed(final MissionState state) {
        return new StoryView(state, true);
    }

    // What lies open

    /** Returns whether a step lies open. */
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

    /** Returns the step itself if it lies open. A step is mostly asked about several times running. */
    private int open(final int step) {
        if (step == lastOpen && state.storyStep == inHandThen && state.shownEncounter == shownThen && !ofRed) {
            return step;
        }
        if (!isOpen(step)) {
            throw new IllegalStateException("a step that does not lie open");
        }
        lastOpen = step;
        inHandThen = state.storyStep;
        shownThen = state.shownEncounter;
        return step;
    }

    /**
     * Returns the first step of an Encounter card that lies open.
     *
     * @throws IllegalStateException if it does not
     */
    public int encounter(final int card) {
        return open(state.tables.encounters.entry[card]);
    }

    /** Returns the step in hand, or {@link Index#NONE} if no entry is under way. */
    public int inHand() {
        return state.storyStep;
    }

    // Steps

    /** Returns a step as it is printed: all about it that does not depend on how things stand. */
    public Passage read(final int step) {
        return table.passage(open(step));
    }

    /** Returns whether a way of a choice is on offer as things stand. */
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

    /** Returns how many Enemies the combat of a step would bring now. */
    public int enemies(final int step) {
        return state.tables.boxes[table.box[open(step)]].of(state.threat, state.flags).enemySpace.length;
    }

    /** Returns how many eliminated Enemies are enough to win the combat of a step however it ends; 0 if none are. */
    public int enoughEliminated(final int step) {
        return table.eliminated[open(step)];
    }

    /** Returns the Space of this map to which an effect of a step sends the Squad, or that of the Squad. */
    public int space(final int step, final int nth) {
        final boolean moves = read(step).effect(nth) == EffectOp.SQUAD_TO;
        final int argument = moves ? effects.argument[table.firstEffect[step] + nth] : EffectTable.HERE;
        if (argument == EffectTable.HERE) {
            return state.space;
        }
        return (argument >> 4) * state.mission.map.columns + (argument & 15);
    }

    // Marines

    /**
     * Returns the Marines that a {@link Who} means for certain, as a mask; 0 where dice or the player have yet to say.
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
}
