package org.sitrep.rulesets.rambo.mission;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.MapPlan;

/**
 * The intricate rules again, plainly and slowly, from the document and what is drawn on the map; of the engine's tables
 * only lines of sight, which have vectors and an oracle of their own.
 */
final class PlainRules {
    private static final int FAR = 1_000_000;
    private static final int GREEN = 0;
    private static final int YELLOW = 1;
    private static final int ORANGE = 2;

    private final MissionState s;
    private final MapPlan plan;
    private final int width;
    private final int spaces;

    PlainRules(final MissionState s) {
        this.s = s;
        plan = s.tables.map.plan;
        width = plan.width;
        spaces = plan.width * plan.height;
    }

    private int x(final int space) {
        return space % width;
    }

    private int y(final int space) {
        return space / width;
    }

    private boolean touching(final int a, final int b) {
        return a != b && Math.max(Math.abs(x(a) - x(b)), Math.abs(y(a) - y(b))) == 1;
    }

    private boolean open(final int space) {
        return plan.open(x(space), y(space));
    }

    /** RB-MOVE-4: a step straight on crosses no red line. */
    private boolean straight(final int ax, final int ay, final int bx, final int by) {
        return ax == bx ? !plan.redNorth(ax, Math.max(ay, by)) : !plan.redWest(Math.max(ax, bx), ay);
    }

    /** RB-MOVE-4, RB-MOVE-5, RB-MOVE-7. */
    boolean step(final int a, final int b) {
        if (!touching(a, b) || !open(a) || !open(b)) {
            return false;
        }
        if (x(a) == x(b) || y(a) == y(b)) {
            return straight(x(a), y(a), x(b), y(b));
        }
        final boolean across = straight(x(a), y(a), x(b), y(a)) && straight(x(b), y(a), x(b), y(b));
        final boolean down = straight(x(a), y(a), x(a), y(b)) && straight(x(a), y(b), x(b), y(b));
        return across || down;
    }

    /** Steps from a space to each, by relaxing until nothing changes. */
    private int[] distances(final int from, final IntPredicate free) {
        final int[] distance = new int[spaces];
        Arrays.fill(distance, FAR);
        distance[from] = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int a = 0; a < spaces; a++) {
                for (int b = 0; distance[a] < FAR && b < spaces; b++) {
                    if (distance[b] > distance[a] + 1 && free.test(b) && step(a, b)) {
                        distance[b] = distance[a] + 1;
                        changed = true;
                    }
                }
            }
        }
        return distance;
    }

    /** Where a figure may end that moves towards a space (RB-EMOV-1 to RB-EMOV-4). */
    Set<Integer> ends(final int figure, final int target, final int steps) {
        final int from = s.figureSpace[figure];
        if (step(from, target)) { // RB-EMOV-4, RB-ADJ-1
            return Set.of(from);
        }
        final int[] there = distances(from, s::free);
        int length = FAR;
        for (int space = 0; space < spaces; space++) {
            length = step(space, target) ? Math.min(length, there[space]) : length;
        }
        return length < FAR
                ? onTheWay(target, there, length, Math.min(steps, length))
                : nearest(from, target, there, steps);
    }

    private Set<Integer> onTheWay(final int target, final int[] there, final int length, final int steps) {
        final Set<Integer> ends = new TreeSet<>();
        for (int goal = 0; goal < spaces; goal++) {
            if (step(goal, target) && there[goal] == length) {
                final int[] back = distances(goal, s::free);
                for (int space = 0; space < spaces; space++) {
                    if (there[space] == steps && back[space] == length - steps) {
                        ends.add(space);
                    }
                }
            }
        }
        return ends;
    }

    private Set<Integer> nearest(final int from, final int target, final int[] there, final int steps) {
        final int[] byLines = distances(target, space -> true);
        int best = byLines[from];
        for (int space = 0; space < spaces; space++) {
            best = there[space] <= steps ? Math.min(best, byLines[space]) : best;
        }
        final Set<Integer> ends = new TreeSet<>();
        for (int space = 0; space < spaces; space++) {
            if (there[space] <= steps && byLines[space] == best) {
                ends.add(space);
            }
        }
        return best == byLines[from] ? Set.of(from) : ends;
    }

    /** RB-VIS-1, of a hero and a figure whose cards say nothing of their own. */
    boolean visible(final int hero, final int figure) {
        final int level =
                s.tables.heroes[hero].hero.alertTrack().get(s.alert[hero]).ordinal();
        final boolean cover = "cb".indexOf(plan.letter(x(s.heroSpace[hero]), y(s.heroSpace[hero]))) >= 0;
        final boolean together = area(s.heroSpace[hero]) == area(s.figureSpace[figure]);
        return switch (level) {
            case GREEN -> false;
            case YELLOW -> !cover;
            case ORANGE -> !cover || together;
            default -> true;
        };
    }

    private int area(final int space) {
        return y(space) / 4 * 100 + x(space) / 4;
    }

    private boolean inRange(final int from, final int to, final int range) { // RB-RNG-1 to RB-RNG-3
        final int across = Math.abs(x(from) / 4 - x(to) / 4);
        final int down = Math.abs(y(from) / 4 - y(to) / 4);
        return step(from, to) || range >= 1 && Math.max(across, down) <= range - 1;
    }

    /** Where an enemy may appear that is to appear on a space (RB-SPAWN-2, RB-SPAWN-4, AMB-SPAWN-1). */
    Set<Integer> spawns(final int space) {
        final Set<Integer> nearest = new TreeSet<>();
        final int[] steps = distances(space, any -> true);
        int best = 2 * FAR;
        for (int other = 0; other < spaces; other++) {
            if (open(other) && s.free(other)) {
                final int plain = Math.max(Math.abs(x(other) - x(space)), Math.abs(y(other) - y(space)));
                final int distance = steps[other] < FAR ? steps[other] : FAR + plain;
                if (distance < best) {
                    best = distance;
                    nearest.clear();
                }
                if (distance == best) {
                    nearest.add(other);
                }
            }
        }
        return nearest;
    }

    /**
     * What is on offer in step 4 (RB-TURN-4, RB-MOVE-1 to RB-MOVE-9, RB-ACT-1 to RB-ACT-6, RB-TAC-1, RB-TAC-2), for
     * heroes without changes of attacks.
     */
    Set<Integer> acts(final int hero) {
        final Set<Integer> acts = new TreeSet<>();
        acts.add(DecisionKind.END);
        addSteps(hero, acts);
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            final Gear gear = s.tables.gear.cards[s.gear(hero, slot)];
            addAttacks(hero, slot, gear, acts);
            if (gear.use().isPresent()
                    && (s.gearUsed >> slot & 1) == 0
                    && holds(gear.use().get().requires(), hero)) {
                acts.add(DecisionKind.USE + slot);
            }
        }
        if (s.actions > 0 && s.deckLeft(hero) > 0) {
            acts.add(DecisionKind.DRAW);
        }
        for (int card = 0; !s.tacticsUsed && card < s.tables.heroes[hero].cards.length; card++) {
            final TacticsCard tactics = s.tables.heroes[hero].cards[card];
            if ((s.hand[hero] >> card & 1) != 0) {
                acts.add(DecisionKind.DISCARD + card);
                if (holds(tactics.requires(), hero)) {
                    acts.add(DecisionKind.PLAY + card);
                }
            }
        }
        return acts;
    }

    private void addSteps(final int hero, final Set<Integer> acts) {
        final int[] dx = {0, 1, 1, 1, 0, -1, -1, -1};
        final int[] dy = {-1, -1, 0, 1, 1, 1, 0, -1};
        final int from = s.heroSpace[hero];
        final boolean stands = s.stance < 0 || s.table(hero).stances[s.stance].movement() == 0; // AMB-MOVE-4
        final int most = s.movement + (stands ? 0 : s.valor[hero]);
        for (int d = 0; d < dx.length; d++) {
            final int toX = x(from) + dx[d];
            final int toY = y(from) + dy[d];
            if (toX < 0 || toY < 0 || toX >= width || toY >= plan.height) {
                continue;
            }
            final int to = toY * width + toX;
            final boolean rough = rough(from) || rough(to);
            if (step(from, to) && s.free(to) && most >= (rough && !sureFooted(hero) ? 2 : 1)) {
                acts.add(DecisionKind.MOVE + d);
            }
        }
    }

    private boolean rough(final int space) {
        return "tb".indexOf(plan.letter(x(space), y(space))) >= 0;
    }

    private boolean sureFooted(final int hero) {
        boolean sure = s.easyRough;
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            sure |= s.tables.gear.cards[s.gear(hero, slot)].easyRough();
        }
        return sure;
    }

    private void addAttacks(final int hero, final int slot, final Gear gear, final Set<Integer> acts) {
        if (!gear.isWeapon() || s.actions == 0) {
            return;
        }
        if (reachesSomebody(hero, gear.range())) {
            acts.add(DecisionKind.ATTACK + slot);
        }
        if (gear.lastBurst().isPresent()
                && reachesSomebody(
                        hero,
                        gear.range() + gear.lastBurst().map(AttackChange::range).orElse(0))) {
            acts.add(DecisionKind.ATTACK + slot + DecisionKind.LAST_BURST);
        }
    }

    private boolean reachesSomebody(final int hero, final int range) {
        for (int figure = 0; figure < MissionState.FIGURES; figure++) {
            if (s.alive(figure)
                    && inRange(s.heroSpace[hero], s.figureSpace[figure], range)
                    && s.tables.map.sees(s.heroSpace[hero], s.figureSpace[figure])) {
                return true;
            }
        }
        return false;
    }

    private boolean holds(final Requirement requirement, final int hero) {
        final char letter = plan.letter(x(s.heroSpace[hero]), y(s.heroSpace[hero]));
        final int level =
                s.tables.heroes[hero].hero.alertTrack().get(s.alert[hero]).ordinal();
        return switch (requirement.name()) {
            case "NONE" -> true;
            case "IN_COVER" -> letter == 'c' || letter == 'b';
            case "NOT_IN_COVER" -> letter != 'c' && letter != 'b';
            case "IN_ROUGH" -> letter == 't' || letter == 'b';
            case "ADJACENT_ENEMY" -> besideEnemy(hero);
            case "GREEN_OR_YELLOW" -> level <= YELLOW;
            case "NOT_RED" -> level <= ORANGE;
            case "WOUNDED" -> s.wounds[hero] != 0;
            default -> throw new AssertionError(requirement);
        };
    }

    private boolean besideEnemy(final int hero) {
        for (int figure = 0; figure < MissionState.FIGURES; figure++) {
            if (s.alive(figure) && step(s.figureSpace[figure], s.heroSpace[hero])) {
                return true;
            }
        }
        return false;
    }

    /**
     * What an attack of an enemy does to a hero that blocks nothing (RB-DMG-1 to RB-DMG-2): armor left, and what comes
     * through.
     */
    int[] hit(final int figure, final int hero) {
        int damage = s.tables.enemies.cards[s.type[figure]].damage();
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            damage -= s.tables.gear.cards[s.gear(hero, slot)].resistance();
        }
        final boolean cover = "cb".indexOf(plan.letter(x(s.heroSpace[hero]), y(s.heroSpace[hero]))) >= 0;
        damage -= cover && !step(s.figureSpace[figure], s.heroSpace[hero]) ? 1 : 0;
        damage = Math.max(0, damage);
        final int armor = Math.min(damage, s.armor[hero]);
        return new int[] {s.armor[hero] - armor, damage - armor};
    }

    /** Whom a figure may attack first, by a rule (RB-EATK-1, RB-EATK-2, RB-EATK-6). */
    Set<Integer> targets(final int figure, final boolean closest) {
        final Set<Integer> possible = new TreeSet<>();
        for (int hero = 0; hero < s.party; hero++) {
            if (visible(hero, figure)
                    && inRange(s.figureSpace[figure], s.heroSpace[hero], s.tables.enemies.cards[s.type[figure]].range())
                    && s.tables.map.sees(s.figureSpace[figure], s.heroSpace[hero])) {
                possible.add(hero);
            }
        }
        if (closest) {
            final int[] steps = distances(s.figureSpace[figure], space -> true);
            final int best =
                    possible.stream().mapToInt(h -> steps[s.heroSpace[h]]).min().orElse(FAR);
            possible.removeIf(h -> steps[s.heroSpace[h]] > best);
        }
        final int highest = possible.stream().mapToInt(s::level).max().orElse(0);
        possible.removeIf(h -> s.level(h) < highest);
        return possible;
    }
}
