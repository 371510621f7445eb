package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.portable.Exponentials;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * Computes the worth of an option of an Event or Encounter, some steps ahead. It combines the effects of steps, tests
 * by their exact law, the better of the player's own options, and the chance to win combats. It reads on to the end of
 * the entry and no further. The unit is that of {@link EffectWorth}.
 */
public final class StoryWorth {
    /** The number of steps looked ahead. */
    private static final int DEPTH = 9;
    /** The discount per step, so that an entry that goes in circles is left. */
    private static final double LATER = 0.97;

    /** The capacity of the cache, a power of two. */
    private static final int KNOWN = 128;

    /** A shift beyond the bits of a step and its depth. */
    private static final int LOOK_SHIFT = 24;

    private static final Who[] WHO = Who.values();
    /** The chance to win a combat that the rifleman assumes. */
    private static final double USUAL = 0.8;
    /** The mean number of Enemies that a Marine eliminates in a combat by day and by night, over the shipped boxes. */
    private static final double BY_DAY = 1.08;

    private static final double BY_NIGHT = 0.8;
    /** The deduction for a Wound. */
    private static final double WOUND = 0.15;
    /**
     * The scale of a logistic law: the standard deviation of the Enemies eliminated in a combat times the square root
     * of 3 over pi.
     */
    private static final double SCALE = 0.77;

    private final boolean estimatesFights;
    private final EffectWorth effects;
    private final double[] passing = new double[SquadView.MARINES + 1];
    /**
     * The cached steps with their depth and the {@link #look} of their computation, by a few of their last bits: ways
     * part and meet again.
     */
    private final long[] known = new long[KNOWN];

    /** The step of the last test before each cached step: effects per success depend on it. */
    private final int[] knownTest = new int[KNOWN];

    private final double[] knownWorth = new double[KNOWN];
    /** The number of starts: earlier entries of the cache are invalid. */
    private long look;

    private SquadView squad;
    private MissionView mission;
    private StoryView story;
    /** The last test on the way that is weighed, or {@link Index#NONE} for one already made. */
    private int test;
    /** The successes of that test; their mean if it is yet to be made. */
    private double successes;

    /**
     * Creates an evaluator like the rifleman's: it assumes that four of five combats are won, and weighs places by EAZ
     * alone.
     */
    public StoryWorth() {
        this(null);
    }

    /**
     * Creates an evaluator like the planner's, which weighs places by a tour; like the rifleman's if that is
     * {@code null}.
     */
    StoryWorth(final Tour tours) {
        estimatesFights = tours != null;
        effects = new EffectWorth(tours);
    }

    /** Starts from the present state of Squad and Mission, and the open part of the booklet. */
    public void begin(final SquadView squadView, final MissionView missionView, final StoryView open) {
        squad = squadView;
        mission = missionView;
        story = open;
        look++;
        test = Index.NONE;
        successes = open.successes();
        effects.begin(squadView, missionView, open);
    }

    /** Returns the worth of an option of a step. */
    public double ofOption(final int step, final int option) {
        return ofWay(story.read(step), option, DEPTH);
    }

    /**
     * Returns the worth of a Marine of choice for a step: the chance to pass its test, and its effects on the Marine.
     */
    public double ofMarine(final int step, final int marine) {
        final Passage passage = story.read(step);
        final boolean tests = passage.kind() == StoryTable.Kind.TEST && WHO[passage.testers()] == Who.CHOICE;
        final double chance = tests ? 4 * passes(passage, marine) : 0;
        return chance + effects.ofStepFor(passage, marine, successes) + effects.margin(marine);
    }

    /** Returns the worth of an entry from its first step on. */
    public double ofEntry(final int firstStep) {
        return ofStep(firstStep, DEPTH);
    }

    private double ofWay(final Passage passage, final int way, final int depth) {
        final int next = passage.next(way);
        return next == StoryTable.END || depth == 0 ? 0 : LATER * ofStep(next, depth - 1);
    }

    private double ofStep(final int step, final int depth) {
        final int place = step * (DEPTH + 1) + depth;
        final int at = place & KNOWN - 1;
        final long key = look << LOOK_SHIFT | place;
        if (known[at] != key || knownTest[at] != test) {
            final double worth = compute(step, depth); // may replace another step
            known[at] = key;
            knownTest[at] = test;
            knownWorth[at] = worth;
        }
        return knownWorth[at];
    }

    private double compute(final int step, final int depth) {
        final Passage passage = story.read(step);
        return effects.ofStep(passage, successes)
                + switch (passage.kind()) {
                    case NEXT -> ofWay(passage, 0, depth);
                    case CHOICE -> ofChoice(passage, depth);
                    case TEST -> ofTest(passage, depth);
                    case FIGHT -> ofFight(passage, depth);
                    case BRANCH -> ofWay(passage, story.holds(passage.step()) ? 0 : 1, depth);
                    case ROLL -> ofRoll(passage, depth);
                };
    }

    private double ofTest(final Passage passage, final int depth) {
        final int testBefore = test;
        final double successesBefore = successes;
        test = passage.step();
        successes = meanSuccesses(passage);
        final double chance = chance(passage);
        final double worth = chance * ofWay(passage, 0, depth) + (1 - chance) * ofWay(passage, 1, depth);
        test = testBefore;
        successes = successesBefore;
        return worth;
    }

    /**
     * Returns the mean successes of all who test; Marines not yet known have the Squad's mean, or the best if chosen.
     */
    private double meanSuccesses(final Passage passage) {
        final int who = passage.testers();
        final int named = story.known(who);
        double sum = 0;
        double most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine) && (named == 0 || (named & 1 << marine) != 0)) {
                final double mean = story.meanSuccesses(marine, passage);
                sum += mean;
                most = Math.max(most, mean);
            }
        }
        if (named != 0 || sum == 0) {
            return sum;
        }
        return WHO[who] == Who.CHOICE ? most : sum / squad.marines() * EffectWorth.count(squad, WHO[who]);
    }

    private double ofFight(final Passage passage, final int depth) {
        final int enemies = story.enemies(passage.step());
        final double won = estimatesFights ? won(enemies) : USUAL;
        return effects.ofFight(enemies, passage.threatStays(), won)
                + won * ofWay(passage, 0, depth)
                + (1 - won) * ofWay(passage, 1, depth);
    }

    /**
     * Returns the chance that more than half of the given Enemies are eliminated, by the Marines present and the light.
     */
    private double won(final int enemies) {
        double eliminated = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                eliminated += (mission.night() ? BY_NIGHT : BY_DAY) - WOUND * squad.woundCubes(marine);
            }
        }
        final double needed = enemies / 2 + 0.5; // half an Enemy below the first sufficient number
        return 1 / (1 + Exponentials.exp((needed - eliminated) / SCALE));
    }

    private double ofChoice(final Passage passage, final int depth) {
        double most = Double.NEGATIVE_INFINITY;
        for (int way = 0; way < passage.ways(); way++) {
            if (passage.isAlwaysOffered(way) || story.isOffered(passage.step(), way)) {
                most = Math.max(most, ofWay(passage, way, depth));
            }
        }
        return most == Double.NEGATIVE_INFINITY ? 0 : most;
    }

    private double ofRoll(final Passage passage, final int depth) {
        double sum = 0;
        for (int face = 0; face < 6; face++) {
            sum += ofWay(passage, face, depth);
        }
        return sum / 6;
    }

    /**
     * Returns the chance that enough Marines pass the test of a step; Marines not yet known pass with the Squad's mean
     * chance.
     */
    public double chance(final int step) {
        return chance(story.read(step));
    }

    private double chance(final Passage passage) {
        final int who = passage.testers();
        final int named = story.known(who);
        final int testers = named != 0 ? Integer.bitCount(named) : EffectWorth.count(squad, WHO[who]);
        final int required = passage.enough() == 0 ? testers : Math.min(testers, passage.enough());
        if (testers == 0) {
            return 0;
        }
        if (testers == 1) {
            return ofTester(passage, named);
        }
        Arrays.fill(passing, 0);
        passing[0] = 1;
        int rest = named;
        for (int nth = 0; nth < testers; nth++) {
            throwOne(nth, ofTester(passage, rest));
            rest &= rest - 1;
        }
        double enough = 0;
        for (int passed = required; passed <= testers; passed++) {
            enough += passing[passed];
        }
        return enough;
    }

    /** Returns the chance of the first of the named Marines, or that of an unknown one if none is named. */
    private double ofTester(final Passage passage, final int named) {
        return named == 0 ? unknown(passage) : passes(passage, Integer.numberOfTrailingZeros(named));
    }

    private void throwOne(final int before, final double chance) {
        for (int passed = before + 1; passed > 0; passed--) {
            passing[passed] = passing[passed] * (1 - chance) + passing[passed - 1] * chance;
        }
        passing[0] *= 1 - chance;
    }

    private double passes(final Passage passage, final int marine) {
        return story.passes(marine, passage);
    }

    /** Returns the chance of the best Marine if the player chooses, else the mean of those present. */
    private double unknown(final Passage passage) {
        double sum = 0;
        double most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                final double chance = passes(passage, marine);
                sum += chance;
                most = Math.max(most, chance);
            }
        }
        return WHO[passage.testers()] == Who.CHOICE ? most : sum / squad.marines();
    }
}
