package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;

/** Changes the tracks and tokens of hero boards: alert, armor, valor, damage, wounds. */
final class HeroTracks extends MissionPart {
    private static final int DAMAGE_SHIFT = 8;

    HeroTracks(final MissionParts parts) {
        super(parts);
    }

    /** Moves an alert marker, within its track (RB-ALERT-2). */
    void alert(final int hero, final int spaces, final int source) {
        final int from = s.alert[hero];
        final int to = HeroTable.moved(from, spaces, s.table(hero).level.length);
        if (to == from) {
            return;
        }
        s.alert[hero] = to;
        if (to > from) {
            s.record.alertGained[source] += to - from;
        } else {
            s.record.alertLost[source] += from - to;
        }
        trace.tell(Event.HERO_ALERT, hero, from, to, source);
    }

    void armor(final int hero, final int tokens) {
        if (tokens > 0) {
            s.armor[hero] += tokens;
            s.record.armorGained[hero] += tokens;
            trace.tell(Event.HERO_ARMOR, hero, tokens);
        }
    }

    /** Gains valor (RB-VAL-1), or loses at most what the hero has. */
    void valor(final int hero, final int tokens) {
        final int change = Math.max(-s.valor[hero], tokens);
        if (change != 0) {
            s.valor[hero] += change;
            s.record.valorGained[hero] += Math.max(0, change);
            s.record.valorLost[hero] += Math.max(0, -change);
            trace.tell(Event.HERO_VALOR, hero, change);
        }
    }

    /** Heals damage, never a wound, and not above the printed health (RB-HP-4). */
    void heal(final int hero, final int damage) {
        final int least = s.table(hero).healableFrom; // AMB-HP-2
        final int healed = Math.max(0, Math.min(damage, s.damage[hero] - least));
        if (healed > 0) {
            s.damage[hero] -= healed;
            s.record.healed[hero] += healed;
            trace.tell(Event.HERO_HEALED, hero, healed);
        }
    }

    /** Takes damage that is not an attack: only valor may block it (RB-THREAT-7). */
    void suffer(final int hero, final int damage) {
        if (damage <= 0) {
            return;
        }
        final int blocked = block(hero, damage);
        s.record.add(Count.OTHER_DAMAGE, damage);
        s.record.add(Count.OTHER_BY_VALOR, blocked);
        trace.tell(Event.HERO_DAMAGED, hero, damage, blocked, damage - blocked);
        take(hero, damage - blocked);
    }

    /** Returns the valor that a hero spends to block damage (RB-VAL-3, RB-VAL-6). */
    int block(final int hero, final int damage) {
        final int most = Math.min(s.valor[hero], damage);
        if (most <= 0) {
            return 0;
        }
        final Decision decision = seat.open(DecisionKind.BLOCK, hero + (damage << DAMAGE_SHIFT));
        for (int tokens = 0; tokens <= most; tokens++) {
            decision.add(tokens);
        }
        final int spent = seat.ask();
        s.valor[hero] -= spent;
        s.record.valorOnBlocks[hero] += spent;
        return spent;
    }

    /**
     * Puts damage on the health track; a full track results in a wound and is emptied (RB-HP-1, RB-HP-2). Returns
     * whether the hero was wounded.
     */
    boolean take(final int hero, final int damage) {
        final HeroTable board = s.table(hero);
        int rest = damage;
        boolean wounded = false;
        s.record.damageTaken[hero] += damage;
        while (rest > 0) {
            final int room = board.health - s.damage[hero];
            if (rest < room) {
                s.damage[hero] += rest;
                break;
            }
            rest = tables.options.excessDamage() == Options.ExcessDamage.CARRIES ? rest - room : 0; // RB-HP-3, AMB-HP-1
            wound(hero);
            s.damage[hero] = 0;
            wounded = true;
        }
        return wounded;
    }

    private void wound(final int hero) {
        final Decision decision = seat.open(DecisionKind.WOUND, hero);
        decision.addAll(0, ~s.wounds[hero] & (1 << HeroTable.STANCES) - 1);
        final int stance = seat.ask();
        s.wounds[hero] |= 1 << stance; // RB-HP-6: what the stance in use has given stays
        s.record.wounds[hero]++;
        trace.tell(Event.HERO_WOUNDED, hero, stance);
        if (s.woundCount(hero) >= mission.mission.failure().wounds()) {
            parts.over(Cause.WOUNDS); // RB-HP-5
        }
    }

    /** Removes a wounded token, which only a special ability can (RB-HP-4); the hero chooses which. */
    void removeWound(final int hero) {
        if (s.wounds[hero] == 0) {
            return;
        }
        final Decision decision = seat.open(DecisionKind.UNWOUND, hero);
        decision.addAll(0, s.wounds[hero]);
        final int stance = seat.ask();
        s.wounds[hero] &= ~(1 << stance);
        s.record.add(Count.WOUNDS_REMOVED, 1);
        trace.tell(Event.WOUND_REMOVED, hero, stance);
    }
}
