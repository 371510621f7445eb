package org.sitrep.rulesets.rambo.odds;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.mission.AttackSum;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.ThreatTable;

/**
 * The part of a hero's turn before an attack: the threat card, the stance, the tactics card (RB-TURN-2 to RB-TURN-4).
 * Only what changes the attack or the hero's alert is resolved. Not thread-safe.
 */
final class BeforeAttack {
    /** Effects that change all attacks until the card leaves play (RB-PERS-1). */
    private static final Set<EffectKind> OF_ALL =
            EnumSet.of(EffectKind.ENEMY_RESISTANCE, EffectKind.HERO_RANGE, EffectKind.WEAPON_ALERT);
    /** Heroes among whom the hero of the turn always is. */
    private static final Set<Effect.Whom> WITH_HERO =
            EnumSet.of(Effect.Whom.HERO, Effect.Whom.TEAM, Effect.Whom.TEAM_IN_AREA);

    private final Attacker hero;
    private final AttackSum changes;
    private final Set<String> missing = new TreeSet<>();
    private int alert;
    private int heroRange;
    private int weaponAlert;
    private int resistance;

    /** @param changes receives what cards change of the attack */
    BeforeAttack(final Attacker hero, final AttackSum changes) {
        this.hero = hero;
        this.changes = changes;
        alert = hero.alert();
    }

    /**
     * Resolves a threat card: first its Alert Effect, then its Threat Effect (RB-THREAT-1).
     *
     * @throws OddsRefused if the card changes attacks by what only the table shows
     */
    void reveal(final ThreatCard card) {
        final boolean hit = hero.hasLevel()
                && (ThreatTable.levels(card, hero.levelsAndAbove()) >> level().ordinal() & 1) != 0
                && meets(card.requires(), card.id()); // RB-THREAT-2
        for (final Effect effect : card.alertEffect()) {
            if (OF_ALL.contains(effect.kind())) {
                throw refused(card.id(), "the number of heroes that it hits", "leave it out with --gone");
            }
            if (effect.kind() == EffectKind.ALERT && effect.to() != Effect.Whom.HERO) {
                missing.add("the levels of the other heroes");
            } else if (hit || effect.kind() == EffectKind.SPAWN) {
                resolve(effect, card.id(), "leave it out with --gone");
            }
        }
        for (final Effect effect : card.threatEffect()) {
            resolve(effect, card.id(), "leave it out with --gone");
        }
    }

    /** Chooses the stance (RB-STANCE-2). */
    void stance() {
        move(hero.stanceAlert());
    }

    /**
     * Plays the tactics card, up to a free attack that it gives: that is the attack in question.
     *
     * @return whether the hero meets its requirement (RB-TAC-2); otherwise nothing happens
     * @throws OddsRefused if the card changes attacks by what only the table shows
     */
    boolean play(final TacticsCard card) {
        if (!meets(card.requires(), card.id())) {
            return false;
        }
        for (final Effect effect : card.effects()) {
            resolve(effect, card.id(), "omit --play");
            if (effect.kind() == EffectKind.FREE_ATTACK) { // RB-GEAR-8
                change(effect, card.id(), "omit --play");
                break;
            }
        }
        return true;
    }

    /** Moves the alert marker, within its track (RB-ALERT-2). */
    void move(final int spaces) {
        if (hero.hasLevel()) {
            alert = HeroTable.moved(alert, spaces, hero.track().size());
        }
    }

    private void resolve(final Effect effect, final String card, final String advice) {
        switch (effect.kind()) {
            case ALERT -> alert(effect, card);
            case SPAWN -> missing.add("the places of the figures that spawn"); // RB-SPAWN-6, and the enemy's own alert
            case HERO_RANGE -> heroRange += effect.n();
            case WEAPON_ALERT -> weaponAlert += effect.n();
            case ENEMY_RESISTANCE -> resistance += effect.n();
            case DAMAGE_ADJACENT, DAMAGE_ONE_ADJACENT ->
                throw refused(card, "the enemies that are adjacent", advice + ", and add its damage to --hurt");
            case CHANGE_NEXT_ATTACK, CHANGE_ATTACKS -> change(effect, card, advice);
            default -> {
                // Changes neither the attack nor the hero's alert.
            }
        }
    }

    private void alert(final Effect effect, final String card) {
        if (!hero.hasLevel()) {
            return;
        }
        if (!WITH_HERO.contains(effect.to())) {
            missing.add("the hero whom it is for");
        } else if (meets(effect.when(), card)) {
            move(effect.n());
        }
    }

    private void change(final Effect effect, final String card, final String advice) {
        if (!WITH_HERO.contains(effect.to())) {
            throw refused(card, "the hero whom it is for", advice);
        }
        if (meets(effect.when(), card)) {
            changes.add(effect.change().orElse(AttackChange.NONE));
        }
    }

    private static OddsRefused refused(final String card, final String unknown, final String advice) {
        return new OddsRefused("what the card " + card + " changes depends on " + unknown, advice);
    }

    private boolean meets(final Requirement requirement, final String card) {
        return switch (requirement) {
            case NONE -> true;
            case GREEN_OR_YELLOW -> known(card).compareTo(AlertLevel.YELLOW) <= 0;
            case NOT_RED -> known(card) != AlertLevel.RED;
            case NOT_IN_COVER -> !hero.meets().contains(Requirement.IN_COVER);
            default -> hero.meets().contains(requirement);
        };
    }

    private AlertLevel known(final String card) {
        if (!hero.hasLevel()) {
            throw new OddsRefused(
                    "the card " + card + " depends on the level of the hero", "add --alert, the space of the marker");
        }
        return level();
    }

    /** Returns the level of the hero, which is known. */
    AlertLevel level() {
        return hero.track().get(alert);
    }

    /** Returns the space of the alert marker. */
    int alert() {
        return alert;
    }

    /** Returns the lasting change of the range of weapons. */
    int heroRange() {
        return heroRange;
    }

    /** Returns the lasting change of the alert of weapons that are not silent. */
    int weaponAlert() {
        return weaponAlert;
    }

    /** Returns the lasting change of the resistance of enemies. */
    int resistance() {
        return resistance;
    }

    /** Returns what would have to be known of the table to tell the alert, in a few words each; empty if nothing. */
    List<String> missing() {
        return List.copyOf(missing);
    }
}
