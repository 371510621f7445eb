package org.sitrep.rulesets.rambo.odds;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.AttackStats;

/**
 * The fixed result of a hero's attack on one enemy (RB-ATK-3, RB-ATK-4). Immutable.
 *
 * @param range range of the weapon; 0 for adjacent spaces only
 * @param damage damage that the enemy takes, at least 0
 * @param left damage that kills it
 * @param stopped damage that resistance and cover stop at most
 * @param valorToKill valor that kills it with this one attack
 * @param alert alert that the attack adds for the hero, in spaces
 */
public record AttackResult(int range, int damage, int left, int stopped, int valorToKill, int alert) {
    /** Effects of threat cards that change all attacks until the card leaves play (RB-PERS-1). */
    private static final Set<EffectKind> CHANGES =
            Set.of(EffectKind.ENEMY_RESISTANCE, EffectKind.HERO_RANGE, EffectKind.WEAPON_ALERT);
    /** Effects that change attacks of the turn of a hero. */
    private static final Set<EffectKind> OF_TURN = Set.of(EffectKind.CHANGE_NEXT_ATTACK, EffectKind.CHANGE_ATTACKS);

    /** Returns whether the attack kills the enemy. */
    public boolean kills() {
        return damage >= left;
    }

    /** Returns how many such attacks kill the enemy; only if it takes damage at all. */
    public int attacks() {
        return (left + damage - 1) / damage;
    }

    /**
     * An attack before its numbers are computed.
     *
     * @param hurt damage that the enemy already has
     * @param valor valor spent on it
     */
    public record Situation(
            Gear weapon, Enemy enemy, boolean burst, boolean cover, boolean adjacent, int hurt, int valor) {
        /** Returns the result without lasting effects. */
        public AttackResult without() {
            return with(0, 0, 0);
        }

        /**
         * Returns the result after a threat card is revealed, by its Threat Effect.
         *
         * @throws OddsRefused if the card changes attacks in a way that depends on the heroes
         */
        public AttackResult after(final ThreatCard card) {
            if (card.alertEffect().stream().anyMatch(effect -> CHANGES.contains(effect.kind()))
                    || Stream.concat(card.alertEffect().stream(), card.threatEffect().stream())
                            .anyMatch(effect -> OF_TURN.contains(effect.kind()))) {
                throw new OddsRefused(
                        "the threat card " + card.id() + " changes attacks, depending on the heroes",
                        "leave it out with --gone");
            }
            final List<Effect> effects = card.threatEffect();
            return with(
                    sum(effects, EffectKind.HERO_RANGE),
                    sum(effects, EffectKind.WEAPON_ALERT),
                    sum(effects, EffectKind.ENEMY_RESISTANCE));
        }

        private static int sum(final List<Effect> effects, final EffectKind kind) {
            return effects.stream()
                    .filter(effect -> effect.kind() == kind)
                    .mapToInt(Effect::n)
                    .sum();
        }

        private AttackResult with(final int heroRange, final int weaponAlert, final int resistance) {
            final AttackStats stats = new AttackStats();
            stats.begin();
            if (!stats.take(weapon, burst, heroRange, weaponAlert)) {
                throw new OddsRefused(
                        weapon.name() + (burst ? " has no last burst" : " cannot attack"),
                        burst ? "omit --burst" : "name a weapon");
            }
            final int stopped =
                    stats.resistance(enemy.resistance(), resistance) + AttackStats.cover(cover, adjacent); // RB-ATK-3
            final int left = enemy.health() - hurt;
            return new AttackResult(
                    stats.range(),
                    Math.max(0, stats.damage() + valor - stopped),
                    left,
                    stopped,
                    Math.max(0, left + stopped - stats.damage()),
                    stats.alert()); // RB-ATK-4
        }
    }
}
