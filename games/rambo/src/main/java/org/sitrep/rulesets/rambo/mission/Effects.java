package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.strategy.Decision;

/** Resolves what cards, fog, P.O.I.s, Battlefield Conditions and triggers say, row by row. */
final class Effects extends MissionPart {
    private final EffectTable table = tables.effects;

    Effects(final MissionParts parts) {
        super(parts);
    }

    /**
     * Resolves a list of effects, and then the automatic triggers of the dossier.
     *
     * @param hero the hero who plays, reveals or triggers it; {@link MissionState#NONE} in phases 3 and 4
     * @param owner owner of the card, with whose next turn lasting effects end; {@link MissionState#NONE} if none
     * @param source of alert, as {@link MissionRecord} names them
     * @param poi the P.O.I. whose option runs the effects; {@link MissionState#NONE} for other effects
     */
    void run(final int list, final int hero, final int owner, final int source, final int poi) {
        int whom = 0;
        for (int row = table.start[list]; row < table.start[list + 1]; row++) {
            final EffectKind kind = table.rows[row].kind();
            if (!kind.isLasting() && !kind.concerns().isHero()) {
                ofTheTable(kind, row, hero, poi);
            } else {
                if (!table.sameHero[row]) {
                    whom = whom(table.rows[row].to(), hero);
                }
                ofHeroes(kind, row, whom, owner, source);
            }
        }
        parts.triggers.look(hero);
    }

    private void ofTheTable(final EffectKind kind, final int row, final int hero, final int poi) {
        final int n = table.rows[row].n();
        switch (kind) {
            case SPAWN -> {
                for (int i = 0; i < n; i++) {
                    parts.spawnPlaces.spawn(row, hero);
                }
            }
            case MOVE_ENEMIES -> parts.enemyPhase.moveAll(n);
            case ENEMY_ATTACKS -> parts.enemyPhase.closestAttacks(hero);
            case SKIP_BEHAVIOUR -> {
                s.skipsBehaviour = true;
                trace.tell(Event.BEHAVIOUR_SKIP);
            }
            case REMOVE_POI -> removePoi(table.at[row] >= 0 ? table.at[row] : poi);
            case RAISE_FLAG -> {
                s.flags |= 1 << n;
                trace.tell(Event.FLAG_RAISED, n);
            }
            case SUCCESS -> parts.over(Cause.SUCCESS);
            default -> parts.over(Cause.DOSSIER);
        }
    }

    private void removePoi(final int poi) {
        if (s.poiSpace[poi] >= 0) {
            s.poiSpace[poi] = MissionState.NONE;
            s.poisRemoved++;
            s.record.poiRemoved[poi] = true;
            trace.tell(Event.POI_MOVED, poi, MissionState.NONE);
        }
    }

    private void ofHeroes(final EffectKind kind, final int row, final int whom, final int owner, final int source) {
        int mask = 0;
        for (int rest = whom; rest != 0; rest &= rest - 1) {
            final int h = Integer.numberOfTrailingZeros(rest);
            mask |= Requirements.holds(s, table.rows[row].when(), h) ? 1 << h : 0;
        }
        if (kind.isLasting()) {
            final int until =
                    table.rows[row].lasts() == Effect.Lasts.NEXT_ROUND ? s.round + 1 : Lasting.WITH_CARD; // RB-M1-4
            s.lasting.add(kind.ordinal(), table.rows[row].n(), mask, owner, until);
            trace.tell(Event.EFFECT_LASTS, kind.ordinal(), table.rows[row].n(), mask, owner, until);
            return;
        }
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            ofHero(kind, row, Integer.numberOfTrailingZeros(rest), source);
        }
    }

    private int whom(final Effect.Whom to, final int hero) {
        final int allHeroes = (1 << s.party) - 1;
        return switch (to) {
            case TEAM -> allHeroes;
            case HERO -> hero < 0 ? 0 : 1 << hero;
            case TEAM_IN_AREA -> near(hero, 0, true);
            case ALLY -> one(hero, s.party == 1 ? 1 << hero : allHeroes & ~(1 << hero));
            case ALLY_IN_AREA -> one(hero, s.party == 1 ? 1 << hero : near(hero, 0, false));
            case ALLY_NEAR -> one(hero, s.party == 1 ? 1 << hero : near(hero, 1, false));
            case SELF_OR_ADJACENT -> one(hero, adjacentOrSelf(hero));
        };
    }

    /** Returns the mask of heroes within an area distance. */
    private int near(final int hero, final int distance, final boolean self) {
        int mask = 0;
        for (int h = 0; h < s.party; h++) {
            if ((self || h != hero) && map.areaDistance(s.heroArea(hero), s.heroArea(h)) <= distance) {
                mask |= 1 << h;
            }
        }
        return mask;
    }

    private int adjacentOrSelf(final int hero) {
        int mask = 1 << hero;
        for (int h = 0; h < s.party; h++) {
            mask |= map.adjacent(s.heroSpace[hero], s.heroSpace[h]) ? 1 << h : 0;
        }
        return mask;
    }

    private int one(final int hero, final int mask) {
        if (mask == 0) {
            return 0;
        }
        final Decision decision = seat.open(DecisionKind.ALLY, hero);
        decision.addAll(0, mask);
        return 1 << seat.ask();
    }

    private void ofHero(final EffectKind kind, final int row, final int hero, final int source) {
        final int n = table.rows[row].n();
        switch (kind) {
            case ALERT -> parts.tracks.alert(hero, n, source);
            case ARMOR -> parts.tracks.armor(hero, n);
            case VALOR -> parts.tracks.valor(hero, n);
            case HEAL -> parts.tracks.heal(hero, n);
            case DAMAGE -> parts.tracks.suffer(hero, n);
            case DRAW -> draw(hero, n);
            case REMOVE_WOUND -> {
                for (int i = 0; i < n; i++) {
                    parts.tracks.removeWound(hero);
                }
            }
            case LOOK_AT_FOG -> parts.fog.look(hero, false);
            case LOOK_AT_ANY_FOG -> parts.fog.look(hero, true);
            case FREE_ATTACK -> {
                for (int i = 0; i < n; i++) {
                    parts.attacks.free(hero, change(row), MissionState.NONE);
                }
            }
            case DAMAGE_ADJACENT -> parts.enemiesNear.hurtAdjacent(hero, n);
            case DAMAGE_ONE_ADJACENT -> parts.enemiesNear.hurtOneAdjacent(hero, n);
            case PUSH_ENEMY -> parts.enemiesNear.push(hero, n);
            case FIND_GEAR -> {
                if (table.gear[row] >= 0) {
                    parts.finds.found(table.gear[row], hero);
                }
            }
            case CARRY -> {
                s.carries[hero] = true;
                s.carrying[hero] += n;
                trace.tell(Event.HERO_CARRIES, hero);
                parts.medals.done(Achievement.Feat.RESCUE, hero, 1);
            }
            default -> ofTheTurn(kind, row, hero, n);
        }
    }

    /** Resolves an effect that only applies to the current turn. */
    private void ofTheTurn(final EffectKind kind, final int row, final int hero, final int n) {
        if (hero != s.active) {
            return;
        }
        switch (kind) {
            case MOVEMENT -> {
                s.movement = s.inStep4 ? Math.max(0, s.movement + n) : s.movement + n;
                trace.tell(Event.HERO_MOVEMENT, hero, n);
            }
            case ACTIONS -> {
                s.actions = s.inStep4 ? Math.max(0, s.actions + n) : s.actions + n;
                trace.tell(Event.HERO_ACTIONS, hero, n);
            }
            case EASY_ROUGH -> {
                s.easyRough = true;
                trace.tell(Event.EASY_ROUGH, hero);
            }
            case FIRST_STEP_DAMAGE -> {
                s.firstStepDamage += n;
                trace.tell(Event.FIRST_STEP_DAMAGE, hero, n);
            }
            case CHANGE_NEXT_ATTACK -> {
                s.nextAttack.add(change(row));
                tellChange(hero, change(row), 0);
            }
            case CHANGE_ATTACKS -> {
                s.turnAttacks.add(change(row));
                tellChange(hero, change(row), 1);
            }
            default -> throw new IllegalStateException("no effect on a hero: " + kind);
        }
    }

    private void tellChange(final int hero, final AttackChange change, final int everyOne) {
        trace.tell(
                Event.ATTACKS_CHANGED,
                hero,
                change.range(),
                change.targets(),
                change.damage(),
                change.alert(),
                change.silent() ? 1 : 0,
                change.adjacentOnly() ? 1 : 0,
                change.ignoresResistance() ? 1 : 0,
                everyOne);
    }

    private AttackChange change(final int row) {
        return table.rows[row].change().orElse(AttackChange.NONE);
    }

    private void draw(final int hero, final int cards) {
        for (int i = 0; i < cards; i++) {
            if (parts.tactics.draw(hero)) {
                s.record.cardsDrawn[hero]++;
            }
        }
    }
}
