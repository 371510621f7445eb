package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.EventListener;

/** Counts a Mission for itself, by what a trace is told. */
final class Count extends EventListener<Event> {
    private static final Trait[] TRAITS = Trait.values();

    private final int[] tests = new int[TRAITS.length];
    private final int[] passed = new int[TRAITS.length];
    private int marches;
    private int marchMinutes;
    private int bivouacs;
    private int nights;
    private int events;
    private int encounters;
    private int random;
    private int combats;
    private int killed;
    private int evacuated;
    private int firstAids;
    private int rations;
    private int boonCards;
    private int boonsPlayed;
    private int wounds;
    private int thirdWounds;
    private int conditions;
    private int objectives;
    private int rounds;

    void reset() {
        Arrays.fill(tests, 0);
        Arrays.fill(passed, 0);
        marches = 0;
        marchMinutes = 0;
        bivouacs = 0;
        nights = 0;
        events = 0;
        encounters = 0;
        random = 0;
        combats = 0;
        killed = 0;
        evacuated = 0;
        firstAids = 0;
        rations = 0;
        boonCards = 0;
        boonsPlayed = 0;
        wounds = 0;
        thirdWounds = 0;
        conditions = 0;
        objectives = 0;
        rounds = 0;
    }

    void assertAgrees(final ToIntFunction<String> metric, final ToIntFunction<String> sum) {
        assertEquals(rounds, metric.applyAsInt("rounds"));
        assertEquals(marches, metric.applyAsInt("marches"));
        assertEquals(marchMinutes, metric.applyAsInt("hours.march"));
        assertEquals(bivouacs, metric.applyAsInt("bivouacs"));
        assertEquals(nights, metric.applyAsInt("bivouacs.night"));
        assertEquals(events, metric.applyAsInt("events"));
        assertEquals(encounters, metric.applyAsInt("encounters"));
        assertEquals(encounters, sum.applyAsInt("encounter\\..*"));
        assertEquals(random, metric.applyAsInt("combats.random"));
        assertEquals(combats, metric.applyAsInt("combats"));
        assertEquals(killed, metric.applyAsInt("kia"));
        assertEquals(evacuated, metric.applyAsInt("evacuated"));
        assertEquals(firstAids, metric.applyAsInt("firstAid"));
        assertEquals(rations, metric.applyAsInt("rations"));
        assertEquals(boonCards, metric.applyAsInt("boonCards"));
        assertEquals(boonsPlayed, metric.applyAsInt("boonCards.played"));
        assertEquals(thirdWounds, metric.applyAsInt("wound.third"));
        assertEquals(wounds + thirdWounds, metric.applyAsInt("wounds"));
        assertEquals(conditions, sum.applyAsInt("condition\\..*"));
        assertEquals(objectives, sum.applyAsInt("objective\\..*"));
        for (int trait = 0; trait < TRAITS.length; trait++) {
            final String name = "tests." + TRAITS[trait].name().toLowerCase(Locale.ROOT);
            assertEquals(tests[trait], metric.applyAsInt(name + ".made"));
            assertEquals(passed[trait], metric.applyAsInt(name + ".passed"));
        }
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case ROUND_BEGINS -> rounds++;
            case MARCHES -> marches(n[1]);
            case BIVOUACS -> bivouacs(n[1] != 0);
            case EVENT_REVEALED -> events++;
            case ENCOUNTER_DRAWN -> encounters++;
            case RANDOM_COMBAT -> random++;
            case BEGINS -> combats++;
            case KILLED -> killed++;
            case EVACUATED -> evacuated += Integer.bitCount(n[0]);
            case FIRST_AID -> firstAids++;
            case RATION_EATEN -> rations++;
            case BOON_DRAWN -> boonCards++;
            case BOON_PLAYED -> boonsPlayed++;
            case WOUND_DRAWN -> wounds++;
            case THIRD_WOUND -> thirdWounds++;
            case CONDITION_DRAWN -> conditions++;
            case OBJECTIVE_MET -> objectives++;
            case TRAIT_TESTED -> traitTested(n[1], n[3] != 0);
            default -> {}
        }
    }

    private void marches(final int minutes) {
        marches++;
        marchMinutes += minutes;
    }

    private void bivouacs(final boolean night) {
        bivouacs += night ? 0 : 1;
        nights += night ? 1 : 0;
    }

    private void traitTested(final int trait, final boolean pass) {
        tests[trait]++;
        passed[trait] += pass ? 1 : 0;
    }
}
