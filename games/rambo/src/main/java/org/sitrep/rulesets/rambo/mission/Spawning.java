package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EnemyTable;

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
        nearest(space);
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
        final int side = Tile.AREA;
        final int left = area % map.areaColumns * side;
        final int top = area / map.areaColumns * side;
        for (int r = 1; parts.leader.count() == 0 && r < Math.max(map.width, map.height); r++) {
            ring(left - r, top - r, left + side - 1 + r, top + side - 1 + r);
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
            nearest(space);
        }
        choose(type, chooser);
    }

    /** Adds the free spaces nearest to one by plain distance, ignoring walls (AMB-SPAWN-1). */
    private void nearest(final int space) {
        final int x = space % map.width;
        final int y = space / map.width;
        for (int r = 1; parts.leader.count() == 0 && r < Math.max(map.width, map.height); r++) {
            ring(x - r, y - r, x + r, y + r);
        }
    }

    private void ring(final int left, final int top, final int right, final int bottom) {
        for (int y = Math.max(0, top); y <= Math.min(map.height - 1, bottom); y++) {
            final boolean whole = y == top || y == bottom;
            for (int x = Math.max(0, left); x <= Math.min(map.width - 1, right); x++) {
                if (whole || x == left || x == right) {
                    addIfFree(y * map.width + x);
                }
            }
        }
    }

    private void addIfFree(final int space) {
        if (!map.blocked(space) && s.free(space)) {
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
            if (hero == s.active) {
                s.mostKills[hero] = Math.max(s.mostKills[hero], ++s.killsOfTurn);
            }
            trace.tell(Event.ENEMY_KILLED, hero, figure, type, space);
        }
    }

    /** Moves a figure from its space to a free one. */
    void move(final int figure, final int to) {
        s.occupant[s.figureSpace[figure]] = MissionState.NONE;
        s.figureSpace[figure] = to;
        s.occupant[to] = MissionState.FIRST_FIGURE + figure;
    }
}
