package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/**
 * What an option of an Event or Encounter is worth: the effects of its steps, some steps ahead, with tests by their exact law, the better of the player's own options, and a
 * {@link FightChance} for combats. He reads on to the end of the entry and no further. The unit is that of {@link EffectWorth}.
 */
public final class StoryWorth {
    /** Steps looked ahead. */
    private static final int DEPTH = 9;
    /** What comes later counts for less, so that an entry that goes in circles is left. */
    private static final double LATER = 0.97;

    /** Worths remembered, a power of two. */
    private static final int KNOWN = 128;

    private static final Who[] WHO = Who.values();

    private final FightChance fights;
    private final EffectWorth effects;
    private final double[] passing = new double[SquadView.MARINES + 1];
    /** Steps whose worth is known since {@link #begin}, with their depth, by a few of their last bits: ways part and meet again. */
    private final int[] knownStep = new int[KNOWN];

    private final double[] knownWorth = new double[KNOWN];
    private SquadView squad;
    private MissionView mission;
    private StoryView story;

    /** Reckons as the rifleman does. */
    public StoryWorth() {
        this(FightChance.guessed(), null);
    }

    /** Judges combats by a chance to win them, and places by a tour, or by EAZ alone if that is {@code null}. */
    StoryWorth(final FightChance fights, final TourFrom tours) {
        this.fights = fights;
        effects = new EffectWorth(tours);
    }

    /** Looks at the Squad and the Mission as they are now, and at what can be read. */
    public void begin(final SquadView squadView, final MissionView missionView, final StoryView open) {
        squad = squadView;
        mission = missionView;
        story = open;
        Arrays.fill(knownStep, Index.NONE);
        effects.begin(squadView, missionView, open);
    }

    /** Returns the index of the best option of a choice; ties to the first. */
    int bestOption(final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = ofOption(decision.subject(), decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Returns what an option of a step is worth. */
    public double ofOption(final int step, final int option) {
        return ofWay(step, option, DEPTH);
    }

    /** Returns the index of the Marine of choice for a step: who passes its test best, else who bears or needs its effects best. */
    int bestMarine(final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = ofMarine(decision.subject(), decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Returns what a Marine of choice is worth for a step. */
    public double ofMarine(final int step, final int marine) {
        final boolean tests = story.kind(step) == StoryTable.Kind.TEST && WHO[story.testers(step)] == Who.CHOICE;
        final double chance = tests ? 4 * passes(step, marine) : 0;
        return chance + effects.ofStepFor(step, marine) + effects.margin(marine);
    }

    /** Returns what an entry is worth from its first step on. */
    public double ofEntry(final int firstStep) {
        return ofStep(firstStep, DEPTH);
    }

    private double ofWay(final int step, final int way, final int depth) {
        final int next = story.next(step, way);
        return next == StoryTable.END || depth == 0 ? 0 : LATER * ofStep(next, depth - 1);
    }

    private double ofStep(final int step, final int depth) {
        final int key = step * (DEPTH + 1) + depth;
        final int at = key & KNOWN - 1;
        if (knownStep[at] != key) {
            final double worth = reckon(step, depth); // may take the same place for another step
            knownStep[at] = key;
            knownWorth[at] = worth;
        }
        return knownWorth[at];
    }

    private double reckon(final int step, final int depth) {
        return effects.ofStep(step)
                + switch (story.kind(step)) {
                    case NEXT -> ofWay(step, 0, depth);
                    case CHOICE -> ofChoice(step, depth);
                    case TEST -> {
                        final double chance = chance(step);
                        yield chance * ofWay(step, 0, depth) + (1 - chance) * ofWay(step, 1, depth);
                    }
                    case FIGHT -> ofFight(step, depth);
                    case BRANCH -> ofWay(step, story.holds(step) ? 0 : 1, depth);
                    case ROLL -> ofRoll(step, depth);
                };
    }

    private double ofFight(final int step, final int depth) {
        final int enemies = story.enemies(step);
        final double won = fights.won(squad, mission, enemies);
        return effects.ofFight(enemies, story.threatStays(step), won)
                + won * ofWay(step, 0, depth)
                + (1 - won) * ofWay(step, 1, depth);
    }

    private double ofChoice(final int step, final int depth) {
        double most = Double.NEGATIVE_INFINITY;
        for (int way = 0; way < story.ways(step); way++) {
            if (story.isOffered(step, way)) {
                most = Math.max(most, ofWay(step, way, depth));
            }
        }
        return most == Double.NEGATIVE_INFINITY ? 0 : most;
    }

    private double ofRoll(final int step, final int depth) {
        double sum = 0;
        for (int face = 0; face < 6; face++) {
            sum += ofWay(step, face, depth);
        }
        return sum / 6;
    }

    /** Returns the chance that enough Marines pass the test of a step; those not known yet pass as the Squad does on average. */
    public double chance(final int step) {
        final int who = story.testers(step);
        final int known = story.known(who);
        final int testers = known != 0 ? Integer.bitCount(known) : EffectWorth.count(squad, WHO[who]);
        final int wanted = story.enough(step) == 0 ? testers : Math.min(testers, story.enough(step));
        if (testers == 0) {
            return 0;
        }
        Arrays.fill(passing, 0);
        passing[0] = 1;
        int rest = known;
        for (int nth = 0; nth < testers; nth++) {
            final int marine = rest == 0 ? Index.NONE : Integer.numberOfTrailingZeros(rest);
            throwOne(nth, marine == Index.NONE ? unknown(step) : passes(step, marine));
            rest &= rest - 1;
        }
        double enough = 0;
        for (int passed = wanted; passed <= testers; passed++) {
            enough += passing[passed];
        }
        return enough;
    }

    private void throwOne(final int before, final double chance) {
        for (int passed = before + 1; passed > 0; passed--) {
            passing[passed] = passing[passed] * (1 - chance) + passing[passed - 1] * chance;
        }
        passing[0] *= 1 - chance;
    }

    private double passes(final int step, final int marine) {
        return story.passes(marine, story.trait(step), story.diff(step));
    }

    /** The best Marine if the player chooses him, else the mean of those present. */
    private double unknown(final int step) {
        double sum = 0;
        double most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                final double chance = passes(step, marine);
                sum += chance;
                most = Math.max(most, chance);
            }
        }
        return WHO[story.testers(step)] == Who.CHOICE ? most : sum / squad.marines();
    }
}
