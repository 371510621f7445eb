package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Estimates which party suits a mission of a campaign, from boards, dossier, gear and what the team has. A heuristic,
 * not a rule. Not thread-safe; choosing allocates nothing.
 */
public final class Parties {
    /** Alert that a turn adds by threat cards and noise, and that a stance has to remove. */
    private static final double ALERT_OF_A_TURN = 0.5;

    private static final double DRIFT = 2;
    private static final double ROOM = 0.4;
    /** Weight of alert where Red does not fail the mission. */
    private static final double NO_RED = 0.6;

    private static final double HEALTH = 0.5;
    private static final double WEAPON = 0.2;
    private static final double PACE = 0.1;
    private static final double MEDAL = 0.3;

    Parties() {}

    /** Returns the index of the party of the highest worth, of equals the first. */
    public int choose(final CampaignView campaign, final Decision decision) {
        int best = 0;
        for (int i = 1; i < decision.count(); i++) {
            if (worth(campaign, decision, i) > worth(campaign, decision, best)) {
                best = i;
            }
        }
        return best;
    }

    /** Returns the reason for the choice, with the worth of each party. */
    public Explanation why(final CampaignView campaign, final Decision decision) {
        final double[] worths = new double[decision.count()];
        for (int i = 0; i < worths.length; i++) {
            worths[i] = worth(campaign, decision, i);
        }
        return Explanation.of("sheds alert, is far from Red, fast, healthy and well armed", worths);
    }

    private static double worth(final CampaignView campaign, final Decision decision, final int i) {
        return worth(campaign, decision.subject(), decision.option(i));
    }

    /** Returns the worth of a party on a mission. */
    public static double worth(final CampaignView campaign, final int mission, final int party) {
        final GameTables tables = campaign.tables(mission, party);
        final int size = tables.heroes.length;
        final double turns = (double) GameTables.TURNS / size;
        final double alert = tables.mission.mission.failure().redAtStartOfTurn() ? 1 : NO_RED;
        double sum = 0;
        double fastest = 0;
        int medals = 0;
        for (int place = 0; place < size; place++) {
            final HeroTable hero = tables.heroes[place];
            final double drift = turns * (relief(hero) - ALERT_OF_A_TURN);
            sum += alert * (DRIFT * drift + ROOM * hero.toRed(0))
                    + HEALTH * hero.health
                    + WEAPON * weapon(tables, hero, campaign.stash());
            fastest = Math.max(fastest, movement(hero));
            medals += Integer.bitCount(campaign.medals(campaign.hero(party, place)));
        }
        return sum / size + PACE * turns * fastest + MEDAL * medals;
    }

    /** Returns the alert that the mean stance removes; below 0 if it adds alert. */
    public static double relief(final HeroTable hero) {
        int sum = 0;
        for (final Stance stance : hero.stances) {
            sum -= stance.alert();
        }
        return (double) sum / HeroTable.STANCES;
    }

    /** Returns the mean movement of the two fastest stances. */
    public static double movement(final HeroTable hero) {
        int first = 0;
        int second = 0;
        for (final Stance stance : hero.stances) {
            final int movement = stance.movement();
            if (movement > first) {
                second = first;
                first = movement;
            } else if (movement > second) {
                second = movement;
            }
        }
        return (first + second) / 2.0;
    }

    /** Returns the worth of the best weapon that a hero has by the dossier or can take from the stash. */
    private static double weapon(final GameTables tables, final HeroTable hero, final long stash) {
        long all = stash;
        for (final int card : hero.startingGear) {
            all |= 1L << card;
        }
        double best = 0;
        for (long rest = all; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (tables.gear.cards[card].isWeapon()) {
                best = Math.max(best, GearWorth.of(tables, card));
            }
        }
        return best;
    }
}
