package org.sitrep.rulesets.rambo.odds;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.AttackStats;

/**
 * The fixed result of a hero's attack on one enemy (RB-ATK-3, RB-ATK-4). Immutable.
 *
 * @param range range of the weapon; 0 for adjacent spaces only
 * @param possible whether the enemy can be attacked at all; if not, there is no damage and no alert
 * @param damage damage that the enemy takes, at least 0
 * @param left damage that kills it
 * @param stopped damage that resistance and cover stop at most
 * @param valorToKill valor that kills it with this one attack
 * @param alert alert that the attack adds for the hero, in spaces
 * @param marker the hero's alert marker afterwards; empty if it is not asked for
 * @param played whether the tactics card could be played; true without one
 */
public record AttackResult(
        int range,
        boolean possible,
        int damage,
        int left,
        int stopped,
        int valorToKill,
        int alert,
        Optional<Marker> marker,
        boolean played) {
    /**
     * An alert marker.
     *
     * @param space space of its track, 0 at the bottom
     * @param level level of that space
     * @param missing what would have to be known of the table to tell the space, in a few words each; empty if nothing
     */
    public record Marker(int space, AlertLevel level, List<String> missing) {}

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
     * @param valor valor spent on it at most; more than a kill needs is never spent
     */
    public record Situation(
            Gear weapon,
            Enemy enemy,
            boolean burst,
            boolean cover,
            boolean adjacent,
            int hurt,
            int valor,
            Attacker attacker) {
        /**
         * Returns the result without a threat card.
         *
         * @throws OddsRefused if there can be no such attack
         */
        public AttackResult without() {
            if (!weapon.isWeapon()) {
                throw new OddsRefused(weapon.name() + " cannot attack", "name a weapon");
            }
            if (burst && weapon.lastBurst().isEmpty()) {
                throw new OddsRefused(weapon.name() + " has no last burst", "omit --burst");
            }
            final AttackResult result = resolve(Optional.empty());
            if (!result.played) {
                throw new OddsRefused(
                        "the hero does not meet the requirement of " + card().orElseThrow(), "see --meets and --alert");
            }
            if (!result.possible) {
                throw new OddsRefused(
                        weapon.name() + " cannot attack this enemy"
                                + card().map(id -> " by " + id).orElse(""),
                        result.range == 0 && !adjacent ? "add --adjacent" : "name another weapon");
            }
            return result;
        }

        private Optional<String> card() {
            return attacker.card().map(TacticsCard::id);
        }

        /**
         * Returns the result after a threat card is revealed.
         *
         * @throws OddsRefused if the card changes attacks by what only the table shows
         */
        public AttackResult after(final ThreatCard card) {
            return resolve(Optional.of(card));
        }

        private AttackResult resolve(final Optional<ThreatCard> threat) {
            final AttackStats stats = new AttackStats();
            final BeforeAttack before = new BeforeAttack(attacker, stats.begin());
            threat.ifPresent(before::reveal);
            before.stance();
            final boolean played = attacker.card().map(before::play).orElse(true);
            final boolean possible = stats.take(weapon, burst, before.heroRange(), before.weaponAlert())
                    && (adjacent || stats.range() > 0); // RB-RNG-3
            final int stopped = stats.resistance(enemy.resistance(), before.resistance())
                    + AttackStats.cover(cover, adjacent); // RB-ATK-3
            final int left = enemy.health() - hurt;
            final int valorToKill = Math.max(0, left + stopped - stats.damage());
            final int damage = Math.max(0, stats.damage() + Math.min(valor, valorToKill) - stopped); // RB-VAL-2
            final int alert = possible ? stats.alert() : 0; // RB-ATK-4
            before.move(alert);
            return new AttackResult(
                    stats.range(),
                    possible,
                    possible ? damage : 0,
                    left,
                    stopped,
                    valorToKill,
                    alert,
                    attacker.hasLevel()
                            ? Optional.of(new Marker(before.alert(), before.level(), before.missing()))
                            : Optional.empty(),
                    played);
        }
    }
}
