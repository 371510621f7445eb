package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.StoryView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Passage;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/**
 * What an option of an Event or Encounter is worth: the effects of its steps, some steps ahead, with tests by their
 * exact law, the better of the player's own options, and the chance to win its combats. He reads on to the end of the
 * entry and no further. The unit is that of {@link EffectWorth}.
 */
public final class StoryWorth {
    /** Steps looked ahead. */
    private static final int DEPTH = 9;
    /** What comes later counts for less, so that an entry that goes in circles is left. */
    private static final double LATER = 0.97;

    /** Worths remembered, a power of two. */
    private static final int KNOWN = 128;

    /** More bits than a step with its depth takes. */
    private static final int LOOK_SHIFT = 24;

    private static final Who[] WHO = Who.values();
    /** The chance to win a combat that the rifleman takes for granted. */
    private static final double USUAL = 0.8;
    /** Enemies whom a Marine eliminates in a combat by day and by night, on average over the shipped boxes. */
    private static final double BY_DAY = 1.08;

    private static final double BY_NIGHT = 0.8;
    /** What a Wound takes off. */
    private static final double WOUND = 0.15;
    /**
     * How far the number of Enemies eliminated in a combat scatters, times the square root of 3 over pi: the scale of a
     * logistic law.
     */
    private static final double SCALE = 0.77;

    private final boolean reckonsFights;
    private final EffectWorth effects;
    private final double[] passing = new double[SquadView.MARINES + 1];
    /**
     * Steps whose worth is known, with their depth and the {@link #look} at which it was reckoned, by a few of their
     * last bits: ways part and meet again.
     */
    private final long[] known = new long[KNOWN];

    private final double[] knownWorth = new double[KNOWN];
    /** How often he has begun: what was known before counts no more. */
    private long look;

    private SquadView squad;
    private MissionView mission;
    private StoryView story;

    /** Reckons as the rifleman does: four of five combats are won, and places are judged by EAZ alone. */
    public StoryWorth() {
        this(null);
    }

    /** Reckons as the planner does, who judges places by a tour; as the rifleman if that is {@code null}. */
    StoryWorth(final Tour tours) {
        reckonsFights = tours != null;
        effects = new EffectWorth(tours);
    }

    /** Looks at the Squad and the Mission as they are now, and at what can be read. */
    public void begin(final SquadView squadView, final MissionView missionView, final StoryView open) {
        squad = squadView;
        mission = missionView;
        story = open;
        look++;
        effects.begin(squadView, missionView, open);
    }

    /** Returns what an option of a step is worth. */
    public double ofOption(final int step, final int option) {
        return ofWay(story.read(step), option, DEPTH);
    }

    /** Returns what a Marine of choice is worth for a step: his chance to pass its test, and its effects on him. */
    public double ofMarine(final int step, final int marine) {
        final Passage passage = story.read(step);
        final boolean tests = passage.kind() == StoryTable.Kind.TEST && WHO[passage.testers()] == Who.CHOICE;
        final double chance = tests ? 4 * passes(passage, marine) : 0;
        return chance + effects.ofStepFor(passage, marine) + effects.margin(marine);
    }

    /** Returns what an entry is worth from its first step on. */
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
        if (known[at] != key) {
            final double worth = reckon(step, depth); // may take the same place for another step
            known[at] = key;
            knownWorth[at] = worth;
        }
        return knownWorth[at];
    }

    private double reckon(final int step, final int depth) {
        final Passage passage = story.read(step);
        return effects.ofStep(passage)
                + switch (passage.kind()) {
                    case NEXT -> ofWay(passage, 0, depth);
                    case CHOICE -> ofChoice(passage, depth);
                    case TEST -> {
                        final double chance = chance(passage);
                        yield chance * ofWay(passage, 0, depth) + (1 - chance) * ofWay(passage, 1, depth);
                    }
                    case FIGHT -> ofFight(passage, depth);
                    case BRANCH -> ofWay(passage, story.holds(passage.step()) ? 0 : 1, depth);
                    case ROLL -> ofRoll(passage, depth);
                };
    }

    private double ofFight(final Passage passage, final int depth) {
        final int enemies = story.enemies(passage.step());
        final double won = reckonsFights ? won(enemies) : USUAL;
        return effects.ofFight(enemies, passage.threatStays(), won)
                + won * ofWay(passage, 0, depth)
                + (1 - won) * ofWay(passage, 1, depth);
    }

    /** Returns the chance that more than half of so many Enemies are eliminated, by who is there and the light. */
    private double won(final int enemies) {
        double eliminated = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                eliminated += (mission.night() ? BY_NIGHT : BY_DAY) - WOUND * squad.woundCubes(marine);
            }
        }
        final double needed = enemies / 2 + 0.5; // half an Enemy below the first number that will do
        return 1 / (1 + StrictMath.exp((needed - eliminated) / SCALE));
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
     * Returns the chance that enough Marines pass the test of a step; those not known yet pass as the Squad does on
     * average.
     */
    public double chance(final int step) {
        return chance(story.read(step));
    }

    private double chance(final Passage passage) {
        final int who = passage.testers();
        final int named = story.known(who);
        final int testers = named != 0 ? Integer.bitCount(named) : EffectWorth.count(squad, WHO[who]);
        final int wanted = passage.enough() == 0 ? testers : Math.min(testers, passage.enough());
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
        for (int passed = wanted; passed <= testers; passed++) {
            enough += passing[passed];
        }
        return enough;
    }

    /** The chance of the first of the named Marines, or of one who is not known yet if there is none. */
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
        return story.passes(marine, passage.trait(), passage.diff());
    }

    /** The best Marine if the player chooses him, else the mean of those present. */
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
