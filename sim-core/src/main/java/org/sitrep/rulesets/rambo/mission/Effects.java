package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Decision;

/** Does what cards, fog, P.O.I.s, Battlefield Conditions and triggers say, row by row. */
final class Effects {
    private static final EffectKind[] KINDS = EffectKind.values();
    private static final Effect.Whom[] WHOM = Effect.Whom.values();
    private static final Effect.Place[] PLACES = Effect.Place.values();

    private final MissionParts parts;
    private final MissionState s;
    private final EffectTable table;
    private final MapTable map;

    Effects(final MissionParts parts) {
        this.parts = parts;
        s = parts.state;
        table = parts.tables.effects;
        map = parts.tables.map;
    }

    /**
     * Does a list of effects, and then what the dossier has happen by itself.
     *
     * @param hero who plays, reveals or triggers; {@link MissionState#NONE} in phases 3 and 4
     * @param owner whose card it is, with which lasting effects end; {@link MissionState#NONE} if nobody's
     * @param source of alert, as {@link MissionRecord} names them
     * @param poi whose option it is, {@link MissionState#NONE} if of none
     */
    void run(final int list, final int hero, final int owner, final int source, final int poi) {
        int whom = 0;
        for (int row = table.start[list]; row < table.start[list + 1]; row++) {
            final EffectKind kind = KINDS[table.kind[row]];
            if (isOfTheTable(kind)) {
                ofTheTable(kind, row, hero, poi);
            } else {
                if (!table.sameHero[row]) {
                    whom = whom(WHOM[table.to[row]], hero);
                }
                ofHeroes(kind, row, whom, owner, source);
            }
        }
        parts.triggers.look(hero);
    }

    private static boolean isOfTheTable(final EffectKind kind) {
        return switch (kind) {
            case SPAWN, MOVE_ENEMIES, ENEMY_ATTACKS, SKIP_BEHAVIOUR, REMOVE_POI, RAISE_FLAG, SUCCESS, FAILURE -> true;
            default -> false;
        };
    }

    private void ofTheTable(final EffectKind kind, final int row, final int hero, final int poi) {
        final int n = table.n[row];
        switch (kind) {
            case SPAWN -> {
                for (int i = 0; i < n; i++) {
                    spawn(row, hero);
                }
            }
            case MOVE_ENEMIES -> parts.enemyPhase.moveAll(n);
            case ENEMY_ATTACKS -> parts.enemyPhase.closestAttacks(hero);
            case SKIP_BEHAVIOUR -> {
                s.skipsBehaviour = true;
                parts.trace.skipsNextBehaviour();
            }
            case REMOVE_POI -> removePoi(table.at[row] >= 0 ? table.at[row] : poi);
            case RAISE_FLAG -> {
                s.flags |= 1 << n;
                parts.trace.flagRaised(n);
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
            parts.trace.poiMoved(poi, MissionState.NONE);
        }
    }

    private void spawn(final int row, final int hero) {
        final int letter = table.letter[row];
        switch (PLACES[table.place[row]]) {
            case DEPLOYMENT_ZONE -> zone(letter, table.at[row], hero);
            case START_AREA -> parts.spawning.inArea(letter, parts.tables.mission.startArea, hero);
            case HERO_AREA -> parts.spawning.inArea(letter, s.heroArea(hero), hero);
            case NEXT_AREA -> parts.spawning.inArea(letter, nextArea(s.heroArea(hero)), hero);
            case AT_POI -> poi(letter, table.at[row], hero);
            case BY_FARTHEST_ENEMY -> byFarthestEnemy(letter, hero);
        }
    }

    /** A dossier without that deployment zone has its enemies come from behind (GAP-THREAT). */
    private void zone(final int letter, final int zone, final int hero) {
        if (zone >= 0) {
            parts.spawning.at(letter, parts.tables.mission.zones[zone], hero);
        } else {
            parts.spawning.inArea(letter, parts.tables.mission.startArea, hero);
        }
    }

    private void poi(final int letter, final int poi, final int hero) {
        final int now = s.poiSpace[poi];
        final int space = now >= 0 ? now : parts.tables.mission.poiSpace[poi];
        if (space >= 0) {
            parts.spawning.beside(letter, space, hero);
        }
    }

    /** Returns an area beside another one, not across a corner, by chance; only areas with open spaces count. */
    private int nextArea(final int area) {
        int count = 0;
        for (int other = 0; other < map.areas; other++) {
            count += beside(area, other) ? 1 : 0;
        }
        if (count == 0) {
            return area;
        }
        int nth = parts.rolls.nextArea(s.moment, s.areasDrawn++, count);
        int found = area;
        for (int other = 0; other < map.areas && nth >= 0; other++) {
            if (beside(area, other)) {
                found = other;
                nth--;
            }
        }
        parts.trace.areaDrawn(found);
        return found;
    }

    private boolean beside(final int area, final int other) {
        final int dx = Math.abs(area % map.areaColumns - other % map.areaColumns);
        final int dy = Math.abs(area / map.areaColumns - other / map.areaColumns);
        return dx + dy == 1 && map.areaOffset[other + 1] > map.areaOffset[other];
    }

    private void byFarthestEnemy(final int letter, final int hero) {
        int farthest = -1;
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            int nearest = Integer.MAX_VALUE;
            for (int h = 0; h < s.party; h++) {
                nearest = Math.min(nearest, map.distance(s.figureSpace[figure], s.heroSpace[h]));
            }
            if (nearest > farthest) {
                farthest = nearest;
                parts.leader.open();
            }
            if (nearest == farthest) {
                parts.leader.add(figure);
            }
        }
        if (parts.leader.count() == 0) {
            parts.spawning.inArea(letter, parts.tables.mission.startArea, hero);
        } else {
            final int figure = parts.leader.rule(Ask.RULE_FIGURE, 0);
            parts.spawning.beside(letter, s.figureSpace[figure], hero);
        }
    }

    private void ofHeroes(final EffectKind kind, final int row, final int whom, final int owner, final int source) {
        int mask = 0;
        for (int rest = whom; rest != 0; rest &= rest - 1) {
            final int h = Integer.numberOfTrailingZeros(rest);
            mask |= parts.requirements.holds(table.when[row], h) ? 1 << h : 0;
        }
        if (Lasting.lasts(table.kind[row])) {
            final int until = table.nextRound[row] ? s.round + 1 : Lasting.WITH_CARD; // RB-M1-4
            s.lasting.add(table.kind[row], table.n[row], mask, owner, until);
            parts.trace.lasts(table.kind[row], table.n[row], mask, owner, until);
            return;
        }
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            ofHero(kind, row, Integer.numberOfTrailingZeros(rest), source);
        }
    }

    private int whom(final Effect.Whom to, final int hero) {
        final int everybody = (1 << s.party) - 1;
        return switch (to) {
            case TEAM -> everybody;
            case HERO -> hero < 0 ? 0 : 1 << hero;
            case TEAM_IN_AREA -> near(hero, 0, true);
            case ALLY -> one(hero, s.party == 1 ? 1 << hero : everybody & ~(1 << hero));
            case ALLY_IN_AREA -> one(hero, s.party == 1 ? 1 << hero : near(hero, 0, false));
            case ALLY_NEAR -> one(hero, s.party == 1 ? 1 << hero : near(hero, 1, false));
            case SELF_OR_ADJACENT -> one(hero, adjacentOrSelf(hero));
        };
    }

    /** Returns the mask of heroes within an area distance of one. */
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
        final Decision decision = parts.seat.open(Ask.ALLY, hero);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            decision.add(Integer.numberOfTrailingZeros(rest));
        }
        return 1 << parts.seat.ask();
    }

    private void ofHero(final EffectKind kind, final int row, final int hero, final int source) {
        final int n = table.n[row];
        switch (kind) {
            case ALERT -> parts.tracks.alert(hero, n, source);
            case ARMOR -> parts.tracks.armor(hero, n);
            case VALOR -> parts.tracks.valor(hero, n);
            case HEAL -> parts.tracks.heal(hero, n);
            case DAMAGE -> parts.tracks.suffer(hero, n);
            case DRAW -> draw(hero, n);
            case REMOVE_WOUND -> {
                for (int i = 0; i < n; i++) {
                    parts.tracks.unwound(hero);
                }
            }
            case LOOK_AT_FOG -> parts.fog.look(hero, false);
            case LOOK_AT_ANY_FOG -> parts.fog.look(hero, true);
            case FREE_ATTACK -> {
                for (int i = 0; i < n; i++) {
                    parts.attacks.free(hero, change(row));
                }
            }
            case DAMAGE_ADJACENT -> damageAdjacent(hero, n);
            case DAMAGE_ONE_ADJACENT -> damageOneAdjacent(hero, n);
            case PUSH_ENEMY -> push(hero, n);
            case FIND_GEAR -> {
                if (table.gear[row] >= 0) {
                    parts.finds.found(table.gear[row], hero);
                }
            }
            case CARRY -> {
                s.carries[hero] = true;
                s.carrying[hero] += n;
                parts.trace.carries(hero);
            }
            default -> ofTheTurn(kind, row, hero, n);
        }
    }

    /** What only means something in the turn in hand. */
    private void ofTheTurn(final EffectKind kind, final int row, final int hero, final int n) {
        if (hero != s.active) {
            return;
        }
        switch (kind) {
            case MOVEMENT -> {
                s.movement = s.inStep4 ? Math.max(0, s.movement + n) : s.movement + n;
                parts.trace.movement(hero, n);
            }
            case ACTIONS -> {
                s.actions = s.inStep4 ? Math.max(0, s.actions + n) : s.actions + n;
                parts.trace.actions(hero, n);
            }
            case EASY_ROUGH -> {
                s.easyRough = true;
                parts.trace.easyRough(hero);
            }
            case FIRST_STEP_DAMAGE -> {
                s.firstStepDamage += n;
                parts.trace.firstStepDamage(hero, n);
            }
            case CHANGE_NEXT_ATTACK -> {
                s.nextAttack.add(change(row));
                parts.trace.attacksChanged(hero, change(row), false);
            }
            case CHANGE_ATTACKS -> {
                s.turnAttacks.add(change(row));
                parts.trace.attacksChanged(hero, change(row), true);
            }
            default -> throw new IllegalStateException("no effect on a hero: " + kind);
        }
    }

    private AttackChange change(final int row) {
        return table.change[row] < 0 ? AttackChange.NONE : table.changes[table.change[row]];
    }

    private void draw(final int hero, final int cards) {
        for (int i = 0; i < cards; i++) {
            if (parts.tactics.draw(hero)) {
                s.record.cardsDrawn[hero]++;
            }
        }
    }

    private void damageAdjacent(final int hero, final int damage) {
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (s.adjacent(figure, hero)) {
                hurt(figure, damage, hero);
            }
        }
    }

    private void damageOneAdjacent(final int hero, final int damage) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (s.adjacent(figure, hero)) {
                parts.leader.add(figure);
            }
        }
        if (parts.leader.count() > 0) {
            hurt(parts.leader.ask(Ask.ENEMY, hero), damage, hero);
        }
    }

    private void hurt(final int figure, final int damage, final int hero) {
        parts.trace.hurt(figure, damage);
        parts.spawning.hurt(figure, damage, hero);
    }

    /** One enemy near the hero is moved away, step by step, each farther from the hero; the hero chooses and may stop (GAP-TAC). */
    private void push(final int hero, final int steps) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (map.areaDistance(s.figureArea(figure), s.heroArea(hero)) <= 1) {
                parts.leader.add(figure);
            }
        }
        if (parts.leader.count() == 0) {
            return;
        }
        final int figure = parts.leader.ask(Ask.ENEMY, hero);
        final int from = s.figureSpace[figure];
        for (int i = 0; i < steps; i++) {
            final int to = pushedTo(figure, hero);
            if (to < 0) {
                break;
            }
            parts.spawning.move(figure, to);
        }
        if (s.figureSpace[figure] != from) {
            parts.trace.pushed(figure, from, s.figureSpace[figure]);
        }
    }

    private int pushedTo(final int figure, final int hero) {
        final int space = s.figureSpace[figure];
        final int now = map.distance(space, s.heroSpace[hero]);
        parts.leader.open();
        for (int d = 0; d < MapTable.DIRECTIONS; d++) {
            final int to = map.step[space * MapTable.DIRECTIONS + d];
            if (to >= 0 && s.free(to) && map.distance(to, s.heroSpace[hero]) > now) {
                parts.leader.add(to);
            }
        }
        if (parts.leader.count() == 0) {
            return MissionState.NONE;
        }
        parts.leader.add(Ask.NOBODY);
        return parts.leader.ask(Ask.PUSH, figure);
    }
}
