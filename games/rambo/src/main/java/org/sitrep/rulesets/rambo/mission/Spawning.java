package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Puts enemies on the map and removes them (RB-SPAWN-1 to RB-SPAWN-7, RB-KILL-1). */
final class Spawning extends MissionPart {
    private final EnemyTable enemies = tables.enemies;

    Spawning(final MissionParts parts) {
        super(parts);
    }

    /**
     * Spawns a figure on a space, or on the nearest free one (RB-SPAWN-2, RB-SPAWN-4).
     *
     * @param chooser the hero that chooses among equals; {@link MissionState#NONE} for the leader (RB-SPAWN-5)
     */
    void at(final int letter, final int space, final int chooser) {
        final int type = figureFor(letter);
        if (type < 0) {
            return;
        }
        if (!map.blocked(space) && s.free(space)) {
            place(type, space);
            return;
        }
        parts.leader.open();
        nearest(map.x(space), map.y(space), 1);
        choose(type, chooser);
    }

    /** Spawns a figure in an area: the chooser takes any space of it (RB-SPAWN-3), or the nearest if it is full. */
    void inArea(final int letter, final int area, final int chooser) {
        final int type = figureFor(letter);
        if (type < 0) {
            return;
        }
        parts.leader.open();
        for (int i = map.areaOffset[area]; i < map.areaOffset[area + 1]; i++) {
            addIfFree(map.areaSpaces[i]);
        }
        if (parts.leader.count() == 0) {
            final int side = Tile.AREA;
            nearest(area % map.areaColumns * side, area / map.areaColumns * side, side);
        }
        choose(type, chooser);
    }

    /** Spawns a figure next to a space: the chooser takes any adjacent one, or the nearest if none is free. */
    void beside(final int letter, final int space, final int chooser) {
        final int type = figureFor(letter);
        if (type < 0) {
            return;
        }
        parts.leader.open();
        for (int i = map.adjacentOffset[space]; i < map.adjacentOffset[space + 1]; i++) {
            addIfFree(map.adjacentSpaces[i]);
        }
        if (parts.leader.count() == 0) {
            nearest(map.x(space), map.y(space), 1);
        }
        choose(type, chooser);
    }

    /** Adds the free spaces nearest to a square of spaces (RB-SPAWN-4). */
    private void nearest(final int left, final int top, final int side) {
        for (int space = 0; space < map.spaces; space++) {
            if (map.blocked(space) || !s.free(space)) {
                continue;
            }
            int away = Integer.MAX_VALUE;
            for (int y = top; y < top + side; y++) {
                for (int x = left; x < left + side; x++) {
                    away = Math.min(away, away(y * map.width + x, space));
                }
            }
            parts.leader.addCheapest(space, away);
        }
    }

    /**
     * Returns how far a space is from another, in steps that a figure could make (AMB-SPAWN-1). Where no steps lead, as
     * out of an impassable space, the plain distance counts, and any space with steps is nearer.
     */
    private int away(final int from, final int to) {
        final int plain = map.distance(from, to);
        if (tables.options.nearestSpace() == Options.NearestSpace.PLAIN) {
            return plain;
        }
        final int steps = map.walk(from, to);
        return steps < MapTable.UNREACHABLE ? steps : MapTable.UNREACHABLE + plain;
    }

    private void addIfFree(final int space) {
        if (s.free(space)) {
            parts.leader.add(space);
        }
    }

    private void choose(final int type, final int chooser) {
        if (parts.leader.count() == 0) {
            return; // no space is free on the whole map
        }
        final int space = chooser < 0
                ? parts.leader.rule(DecisionKind.RULE_SPACE, type)
                : parts.leader.ask(DecisionKind.SPAWN_SPACE, chooser);
        place(type, space);
    }

    /**
     * Returns the first card with a figure left, from a letter on (RB-SPAWN-6); below 0 if there is none, which raises
     * the alert of every hero.
     */
    private int figureFor(final int letter) {
        for (int k = 0; k < enemies.size(); k++) {
            final int type = (letter + k) % enemies.size();
            if (s.figuresOf[type] < enemies.cards[type].figures()) {
                return type;
            }
        }
        s.record.add(Count.SPAWNS_WITHOUT_FIGURE, 1);
        trace.tell(Event.NO_FIGURE_LEFT);
        for (int hero = 0; hero < s.party; hero++) {
            parts.tracks.alert(hero, 1, MissionRecord.BY_SPAWN);
        }
        return MissionState.NONE;
    }

    private void place(final int type, final int space) {
        final int figure = Long.numberOfTrailingZeros(~s.figures);
        s.figures |= 1L << figure;
        s.type[figure] = type;
        s.figureSpace[figure] = space;
        s.figureDamage[figure] = 0;
        s.attacked[figure] = 0;
        s.figuresOf[type]++;
        s.occupant[space] = MissionState.FIRST_FIGURE + figure;
        s.record.spawned[type]++;
        trace.tell(Event.ENEMY_SPAWNED, figure, type, space);
        final int within = enemies.noticesWithin[type];
        for (int hero = 0; hero < s.party && within >= 0; hero++) {
            if (s.heroSpace[hero] >= 0 && map.distance(space, s.heroSpace[hero]) <= within) { // RB-SPAWN-7
                parts.tracks.alert(hero, enemies.noticeAlert[type], MissionRecord.BY_SPAWN);
            }
        }
    }

    /** Damages a figure; at its health it is killed and returns to the supply (RB-ATK-3, RB-KILL-1). */
    void hurt(final int figure, final int damage, final int hero) {
        final int type = s.type[figure];
        final int left = enemies.cards[type].health() - s.figureDamage[figure];
        s.record.damageDealt[hero] += Math.min(left, damage);
        s.record.damageWasted[hero] += Math.max(0, damage - left);
        s.figureDamage[figure] += damage;
        if (damage >= left) {
            final int space = s.figureSpace[figure];
            s.figures &= ~(1L << figure);
            s.figuresOf[type]--;
            s.occupant[space] = MissionState.NONE;
            s.record.killed[type]++;
            s.record.kills[hero]++;
            trace.tell(Event.ENEMY_KILLED, hero, figure, type, space);
            if (hero == s.active) {
                s.killsOfTurn++;
                parts.medals.done(Achievement.Feat.KILLS_IN_A_TURN, hero, s.killsOfTurn);
            }
        }
    }

    /** Moves a figure from its space to a free one. */
    void move(final int figure, final int to) {
        s.occupant[s.figureSpace[figure]] = MissionState.NONE;
        s.figureSpace[figure] = to;
        s.occupant[to] = MissionState.FIRST_FIGURE + figure;
    }
}
