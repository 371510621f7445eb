package org.sitrep.rulesets.purplehaze.bots.campaign;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.CardTest;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.tables.Pieces;

/**
 * Rates how well a Profile suits a place in the Squad: the Traits that its tests require, the Marine's thresholds, and
 * the Ability.
 */
public final class RoleFit {
    private static final Trait[] TRAITS = Trait.values();
    /**
     * The weights of Traits by place, by what Events, Encounters and First Aid test most there. In the order of
     * {@link Trait}: survivability, charisma, perception, intelligence, willpower.
     */
    private static final int[][] WEIGHTS = {
        {1, 4, 2, 1, 3}, // Squad Leader
        {1, 2, 2, 4, 2}, // Radio Operator
        {3, 1, 2, 1, 2}, // Infantryman
        {3, 1, 4, 2, 2}, // Scout
        {2, 1, 2, 4, 2}, // Engineer
        {2, 1, 1, 4, 2}, // Corpsman
    };

    private static final int THRESHOLD = 4;
    private static final int STRESS = 2;
    private static final int LOAD = 2;
    private static final int ABILITY = 2;

    private RoleFit() {}

    /** Returns the rating of a Profile for a place, a Marine 0-5. */
    public static int of(final Pieces<Profile> profiles, final int profile, final int marine) {
        final Profile card = profiles.get(profile);
        int fit = THRESHOLD * card.damageThreshold() + STRESS * card.stressThreshold() + LOAD * card.loadCapacity();
        for (int trait = 0; trait < TRAITS.length; trait++) {
            fit += WEIGHTS[marine][trait] * card.of(TRAITS[trait]);
        }
        return fit + ability(card.ability(), marine);
    }

    /** Rates an Ability by its first line. */
    private static int ability(final Ability ability, final int marine) {
        if (ability.lines().isEmpty()) {
            return 0;
        }
        final CardLine line = ability.lines().get(0);
        final int place = marine + 1;
        return switch (line.when()) {
            case TEST -> dice(line, place);
            case ALWAYS ->
                line.tableA() != 0
                        ? at(place == 2, 4, 0)
                        : line.aimCost() != 0 ? at(place == 4, 4, 1) : line.loadCapacity() != 0 ? 4 : ABILITY;
            case RED_DIE -> at(place == 4, 4, 1);
            case DUD -> at(place == 5, ABILITY, 0);
            case WOUND, AFTER_TEST -> 4;
            default -> ABILITY;
        };
    }

    private static int dice(final CardLine line, final int place) {
        final List<CardTest> tests = line.tests();
        if (tests.size() != 1) {
            return ABILITY;
        }
        return switch (tests.get(0)) {
            case CHARISMA -> at(place == 1, 4, 1);
            case PERCEPTION -> at(place == 4, 4, 1);
            case INTELLIGENCE -> at(place >= 5 || place == 2, 4, 1);
            case FIRST_AID -> at(place == 6, 4, 1);
            case FIRE -> line.needs().automatic() ? at(place == 3, ABILITY, 0) : ABILITY;
            default -> ABILITY;
        };
    }

    private static int at(final boolean there, final int fit, final int elsewhere) {
        return there ? fit : elsewhere;
    }
}
