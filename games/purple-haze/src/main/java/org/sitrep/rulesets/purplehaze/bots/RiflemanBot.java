package org.sitrep.rulesets.purplehaze.bots;

import java.util.function.IntToDoubleFunction;
import org.sitrep.rulesets.purplehaze.bots.campaign.RiflemanCampaign;
import org.sitrep.rulesets.purplehaze.bots.map.RiflemanMap;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * A sensible soldier. He stands where his weapon reaches and cover protects, shoots where he most likely eliminates,
 * shares bursts so that they do so, throws grenades and smoke, calls Fire Support early and falls back when the Squad
 * is about to break. He looks one order ahead and no further.
 */
public final class RiflemanBot extends Bot<GameView> {
    private static final int RADIO_OPERATOR = 1;
    private static final int SQUAD_LEADER = 0;

    private final OrderWorth worth = new OrderWorth();
    private final PlaceWorth places = new PlaceWorth();
    private final CardSense cards = new CardSense();
    private final RiflemanMap map = new RiflemanMap();
    private final RiflemanCampaign campaign = new RiflemanCampaign();

    @Override
    public void begin(final GameView view, final BotRandom random) {
        // He keeps nothing from one decision to the next.
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.PLACE -> places.best(view, decision);
            case Ask.CLAYMORE -> fullestRow(view, decision, 1);
            case Ask.ACTIVATE -> activate(view, decision);
            case Ask.FIRST_ORDER, Ask.SECOND_ORDER -> bestOrder(view, decision);
            case Ask.BURST -> bestBurst(view, decision);
            case Ask.LEFTOVER_HIT -> weakest(view, decision);
            case Ask.FIRE_MISSION_ROW -> fullestRow(view, decision, decision.subject());
            case Ask.ID_HOLDER -> safest(view, decision);
            case Ask.REVEAL -> 0; // all look alike
            case Ask.SWAP -> 0; // the loadout was chosen with thought
            case Ask.SHED -> shed(view, decision);
            case Ask.REROLL, Ask.BEFORE_TEST, Ask.PLAY, Ask.PLAY_TARGET, Ask.IGNORE_DAMAGE, Ask.IGNORE_WOUND ->
                cards.choose(view, decision);
            case Ask.PROFILE, Ask.MOTIVATION, Ask.MAIN_WEAPON, Ask.EQUIP, Ask.UPGRADE, Ask.REST_BOON ->
                campaign.choose(view.squad, view.campaign, decision);
            default -> map.choose(view.squad, view.mission, decision);
        };
    }

    /** The radio first while a call can still land, then the best shot; who can make somebody go again comes last. */
    private int activate(final GameView view, final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i);
            final double score = eagerness(view, marine);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best;
    }

    private double eagerness(final GameView view, final int marine) {
        double score = places.reach(view, marine, view.combat.space(marine));
        score += marine == RADIO_OPERATOR && callsFire(view) ? 10 : 0;
        score -= marine == SQUAD_LEADER && view.squad.hasSkill(marine, SkillId.GO_AGAIN) ? 10 : 0;
        score += view.combat.activations(marine) > 0 ? -1 : 0;
        return score;
    }

    /** Returns whether the Radio Operator goes before all others, whatever anybody could hit. */
    static boolean radioFirst(final GameView view, final int marine) {
        return marine == RADIO_OPERATOR && callsFire(view);
    }

    private static boolean callsFire(final GameView view) {
        return !view.combat.night()
                && view.squad.hasSkill(RADIO_OPERATOR, SkillId.ARTILLERY)
                && view.combat.activations(RADIO_OPERATOR) == 0;
    }

    private int bestOrder(final GameView view, final Decision decision) {
        worth.begin(view, decision.subject(), places);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = worth.of(view, decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** The share that eliminates most; ties to the larger share of the target, which comes first among the options. */
    private int bestBurst(final GameView view, final Decision decision) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = burst(view, decision.subject(), decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    private double burst(final GameView view, final int subject, final int share) {
        final int target = subject & 255;
        final int hits = subject >>> 8;
        final int strip = view.combat.strip(view.combat.marineInHand(), view.combat.orderInHand());
        final int left = share & 255;
        final int right = share >>> 8;
        return worth.ofHits(view.combat, target, hits - left - right, strip)
                + worth.ofHits(view.combat, target - 1, left, 0)
                + worth.ofHits(view.combat, target + 1, right, 0);
    }

    private static int weakest(final GameView view, final Decision decision) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int space = decision.option(i);
            final int left =
                    view.combat.hidden(space) ? 99 : view.combat.hitPoints(space) + view.combat.enemySoft(space);
            if (left < fewest) {
                fewest = left;
                best = i;
            }
        }
        return best;
    }

    /**
     * The row, or the first of adjacent rows, with the most Enemies; option 0 of the Claymore, no row at all, is never
     * the fullest.
     */
    private static int fullestRow(final GameView view, final Decision decision, final int rows) {
        int best = 0;
        int most = -1;
        for (int i = 0; i < decision.count(); i++) {
            int enemies = 0;
            for (int row = decision.option(i); row < decision.option(i) + rows && row >= 1; row++) {
                enemies += Integer.bitCount(
                        view.combat.enemySpaces() & view.combat.board().row(row));
            }
            if (enemies > most) {
                most = enemies;
                best = i;
            }
        }
        return best;
    }

    private static int safest(final GameView view, final Decision decision) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i);
            final int margin = view.squad.damageThreshold(marine) - view.squad.damage(marine);
            final int cover =
                    view.combat.soft(marine) + (view.combat.marineHardCover(view.combat.space(marine)) ? 3 : 0);
            final int score = margin + cover - 4 * view.squad.woundCubes(marine);
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best;
    }

    /**
     * What somebody else can carry goes to him, or else gear is dropped, rather than that the Radio Set leaves its
     * operator, or a weapon the Squad.
     */
    private static int shed(final GameView view, final Decision decision) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int harm = harm(view, decision.option(i));
            if (harm < least) {
                least = harm;
                best = i;
            }
        }
        return best;
    }

    private static int harm(final GameView view, final int handover) {
        if (!Equipment.isWeapon(handover) && view.squad.isRadioSet(Equipment.item(handover))) {
            return 2;
        }
        if (Equipment.to(handover) != Equipment.DROP) {
            return 0;
        }
        return Equipment.isWeapon(handover) ? 3 : 1;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case Ask.PLACE ->
                weighed(
                        decision,
                        chosen,
                        " mean successes by reach and cover",
                        space -> places.of(view, decision.subject(), space));
            case Ask.ACTIVATE -> {
                final Explanation picked = weighed(
                        decision, chosen, " mean successes from where he stands", marine -> eagerness(view, marine));
                yield radioFirst(view, decision.option(chosen)) ? picked.because(CombatReasons.RADIO) : picked;
            }
            case Ask.FIRST_ORDER, Ask.SECOND_ORDER -> {
                worth.begin(view, decision.subject(), places);
                final String reason = CombatReasons.order(view, decision.subject(), decision.option(chosen));
                yield weighed(
                        decision, chosen, " Fighters after its Initiative", order -> worth.of(view, order), reason);
            }
            case Ask.BURST -> weighed(decision, chosen, " Fighters", share -> burst(view, decision.subject(), share));
            case Ask.PROFILE, Ask.MOTIVATION, Ask.MAIN_WEAPON, Ask.EQUIP, Ask.UPGRADE, Ask.REST_BOON ->
                Explanation.of(campaign.why(decision, chosen));
            default -> {
                final String small = CombatReasons.small(view, decision, chosen);
                yield small.isEmpty() ? map.explain(view.squad, view.mission, decision, chosen) : Explanation.of(small);
            }
        };
    }

    private static Explanation weighed(
            final Decision decision, final int chosen, final String unit, final IntToDoubleFunction worth) {
        return weighed(decision, chosen, unit, worth, "");
    }

    private static Explanation weighed(
            final Decision decision,
            final int chosen,
            final String unit,
            final IntToDoubleFunction worth,
            final String reason) {
        final double[] worths = new double[decision.count()];
        for (int i = 0; i < worths.length; i++) {
            worths[i] = worth.applyAsDouble(decision.option(i));
        }
        return Explanation.of(reason + CombatReasons.weighed(worths, worths.length, chosen, unit), worths);
    }
}
