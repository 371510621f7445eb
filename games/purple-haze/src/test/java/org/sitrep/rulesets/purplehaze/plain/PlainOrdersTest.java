package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.plain.PlainBot.Question;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Item;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Mode;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Skill;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Thing;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Move;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.TakeCover;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.UseSkill;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.GearTable;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Whatever the engine asks a random bot in combats of the reference squad, it offers exactly what the plain rules
 * allow: its table is copied onto the plain one at every question, and both have the same answers, Fire with its Focus
 * dice and every Order with its cost.
 */
class PlainOrdersTest {
    private static final int COMBATS = 40;
    /** What is told of a row that differs. */
    private static final int MOST_TOLD = 10;

    private static final int MAX_DECISIONS = 100_000;

    @ParameterizedTest
    @CsvSource({
        "patrol, 2, false", "patrol, 5, false", "patrol, 8, false", "patrol, 5, true",
        "we-ambush, 2, false", "we-ambush, 5, false", "we-ambush, 8, false", "we-ambush, 5, true",
        "ambushed, 2, false", "ambushed, 5, false", "ambushed, 8, false", "ambushed, 5, true"
    })
    void theEngineOffersWhatThePlainRulesAllow(final String box, final int threat, final boolean night) {
        assertEquals(List.of(), play(box, threat, night).apart);
    }

    /** So none of the questions goes without being compared. */
    @Test
    void everyQuestionIsAsked() {
        assertEquals(EnumSet.allOf(Question.class), play("we-ambush", 8, false).asked);
    }

    private static Comparing play(final String box, final int threat, final boolean night) {
        final GameTables tables = new GameTables(Content.load(
                        "combats/" + box + ".yaml", "squad=reference", "start.threat=" + threat, "start.night=" + night)
                .game());
        final CombatState state = new CombatState(new SquadState(tables));
        final TrialKey rollsKey = new TrialKey();
        final Comparing bot = new Comparing(state, PlainBox.named(box), threat);
        final Playout playout = Playouts.combat(state, bot, MAX_DECISIONS, rollsKey);
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        final TrialKey key = new TrialKey();
        for (int mission = 0; mission < COMBATS; mission++) {
            outcome.reset();
            playout.play(key.set(1967, mission), outcome);
        }
        return bot;
    }

    /** Plays at random and compares each question on the way. */
    private static final class Comparing extends Bot<GameView> {
        private final CombatState state;
        private final PlainBox box;
        private final int threat;
        private final Set<Question> asked = EnumSet.noneOf(Question.class);
        private final List<String> apart = new ArrayList<>();
        private final List<String> hitOnceMore = new ArrayList<>();
        private BotRandom random;

        Comparing(final CombatState state, final PlainBox box, final int threat) {
            this.state = state;
            this.box = box;
            this.threat = threat;
        }

        @Override
        public void begin(final GameView view, final BotRandom ownRandom) {
            random = ownRandom;
            hitOnceMore.clear();
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int chosen = random.below(decision.count());
            final Question question = question(decision.kind());
            asked.add(question);
            final List<String> ours = IntStream.range(0, decision.count())
                    .mapToObj(i -> offered(question, view, decision, decision.option(i)))
                    .toList();
            compare(question + " of " + decision.subject(), ours, allowed(question, view, decision));
            if (question == Question.LEFTOVER_HIT) {
                hitOnceMore.add(ours.get(chosen));
            }
            return chosen;
        }

        /** Neither side may have an answer that the other has not, or have it more often. */
        private void compare(final String question, final List<String> ours, final List<String> plain) {
            final List<String> more = new ArrayList<>(ours);
            plain.forEach(more::remove);
            final List<String> fewer = new ArrayList<>(plain);
            ours.forEach(fewer::remove);
            if (apart.size() < MOST_TOLD && (!more.isEmpty() || !fewer.isEmpty())) {
                apart.add(question + ": only here " + more + ", only plain " + fewer);
            }
        }

        private static Question question(final int kind) {
            return switch (kind) {
                case DecisionKind.PLACE -> Question.PLACE;
                case DecisionKind.CLAYMORE -> Question.CLAYMORE;
                case DecisionKind.LEFTOVER_HIT -> Question.LEFTOVER_HIT;
                case DecisionKind.ACTIVATE -> Question.ACTIVATE;
                case DecisionKind.FIRST_ORDER -> Question.FIRST_ORDER;
                case DecisionKind.SECOND_ORDER -> Question.SECOND_ORDER;
                case DecisionKind.BURST -> Question.BURST;
                case DecisionKind.FIRE_MISSION_ROW -> Question.FIRE_MISSION_ROW;
                case DecisionKind.ID_HOLDER -> Question.ID_HOLDER;
                case DecisionKind.SHED -> Question.SHED;
                default -> throw new AssertionError("a question that the plain rules do not know: " + kind);
            };
        }

        // What the engine offers, in words

        private String offered(
                final Question question, final GameView view, final Decision decision, final int option) {
            return switch (question) {
                case PLACE, LEFTOVER_HIT -> space(option).toString();
                case CLAYMORE -> option == 0 ? "no" : "row " + option;
                case ACTIVATE, ID_HOLDER -> "ID " + (option + 1);
                case FIRST_ORDER, SECOND_ORDER -> order(view, decision.subject(), option);
                case BURST -> (option & 255) + " left, " + (option >> 8) + " right";
                case FIRE_MISSION_ROW -> "row " + option;
                case SHED -> parting(option);
            };
        }

        private static String order(final GameView view, final int marine, final int order) {
            return switch (Order.kind(order)) {
                case Order.FIRE -> {
                    final int mode = Order.mode(order);
                    yield "fire " + view.squad.modes().strike[mode] + "/"
                            + view.squad.modes().crit[mode]
                            + (Order.has(order, Order.AIMED) ? " aimed" : "") + " at " + space(Order.target(order))
                            + " focus " + view.combat.focus(marine, order) + " strip "
                            + view.combat.strip(marine, order)
                            + (view.combat.burst(marine, order) ? " burst" : "") + " cost " + Order.cost(order);
                }
                case Order.SKILL -> {
                    final SkillId skill = SkillId.values()[Order.skill(order)];
                    yield skill + (skill == SkillId.GO_AGAIN ? " ID " + (Order.argument(order) + 1) : "") + " cost "
                            + Order.cost(order);
                }
                case Order.MOVE -> "move " + space(Order.space(order)) + " cost " + Order.cost(order);
                case Order.TAKE_COVER -> "cover " + Order.markers(order) + " cost " + Order.cost(order);
                default -> "idle cost " + Order.cost(order);
            };
        }

        private String parting(final int handover) {
            final int load = Equipment.isWeapon(handover)
                    ? state.tables.weapons.get(Equipment.item(handover)).load()
                    : (handover & Equipment.LOW_SIDE) != 0
                            ? state.tables.gear.loadLow[Equipment.item(handover)]
                            : state.tables.gear.loadFull[Equipment.item(handover)];
            final Index index = Equipment.isWeapon(handover) ? state.tables.weapons.index : state.tables.gear.index;
            final int taker = Equipment.to(handover);
            return item(index.id(Equipment.item(handover)), load)
                    + (taker == Equipment.DROP ? " dropped" : " to ID " + (taker + 1));
        }

        private static Item item(final String id, final int load) {
            return switch (id) {
                case "auto-ammo" -> new Item(Thing.AMMO, Ammo.AUTOMATIC, load);
                case "mg-ammo" -> new Item(Thing.AMMO, Ammo.MACHINE_GUN, load);
                case "gl-ammo" -> new Item(Thing.AMMO, Ammo.GRENADE_LAUNCHER, load);
                default -> Item.of(Thing.valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_')), load);
            };
        }

        private static Space space(final int number) {
            return Space.at(number / Space.COLUMNS + 1, number % Space.COLUMNS + 1);
        }

        // What the plain rules allow, in the same words

        private List<String> allowed(final Question question, final GameView view, final Decision decision) {
            final PlainBoard board = copy(view.squad);
            final PlainOrders orders = new PlainOrders(board);
            return switch (question) {
                case PLACE -> words(board.freeMarineSpaces());
                case CLAYMORE -> List.of("no", "row 1");
                case LEFTOVER_HIT ->
                    board.enemies.stream()
                            .filter(enemy -> enemy.space.row() == 1)
                            .map(enemy -> enemy.space.toString())
                            .filter(enemy -> !hitOnceMore.contains(enemy))
                            .toList();
                case ACTIVATE ->
                    ids(board.marines().stream()
                            .filter(PlainMarine::canActivate)
                            .toList());
                case FIRST_ORDER -> orders(orders.first(board.squad.get(decision.subject())));
                case SECOND_ORDER ->
                    orders(orders.second(board.squad.get(decision.subject()), given(state.firstOrder)));
                case BURST -> {
                    final PlainEnemy target =
                            board.enemyOn(space(decision.subject() & 255)).orElseThrow();
                    yield PlainBurst.shares(board, target, decision.subject() >> 8).stream()
                            .map(share -> share.left() + " left, " + share.right() + " right")
                            .toList();
                }
                case FIRE_MISSION_ROW -> List.of("row 1", "row 2", "row 3");
                case ID_HOLDER ->
                    ids(board.marines().stream()
                            .filter(PlainMarine::canTakeAnId)
                            .toList());
                case SHED ->
                    new PlainEquipment(board, this::carried)
                            .partings(board.squad.get(decision.subject())).stream()
                                    .map(parting -> parting.item()
                                            + parting.taker()
                                                    .map(taker -> " to ID " + taker.id())
                                                    .orElse(" dropped"))
                                    .toList();
            };
        }

        private static List<String> words(final List<?> things) {
            return things.stream().map(Object::toString).toList();
        }

        private static List<String> ids(final List<PlainMarine> marines) {
            return marines.stream().map(marine -> "ID " + marine.id()).toList();
        }

        private static List<String> orders(final List<PlainOrder> orders) {
            return orders.stream().map(Comparing::word).toList();
        }

        private static String word(final PlainOrder order) {
            final String what;
            if (order instanceof Fire fire) {
                final Mode mode = fire.mode();
                what = "fire " + mode.strike() + "/" + mode.crit() + (fire.aimed() ? " aimed" : "") + " at "
                        + fire.target().space + " focus " + fire.focus() + " strip "
                        + fire.cell().stripSoft() + (fire.cell().burst() ? " burst" : "");
            } else if (order instanceof UseSkill use) {
                what = use.skill()
                        + use.readied().map(marine -> " ID " + marine.id()).orElse("");
            } else if (order instanceof Move move) {
                what = "move " + move.space();
            } else if (order instanceof TakeCover cover) {
                what = "cover " + cover.markers();
            } else {
                what = "idle";
            }
            return what + " cost " + order.cost();
        }

        /** An order of the kind that has been given; the second one asks for no more. */
        private static PlainOrder given(final int order) {
            return switch (Order.kind(order)) {
                case Order.FIRE -> new Fire(null, false, null, 0, null, 0);
                case Order.SKILL -> new UseSkill(Skill.PULL_BACK, Optional.empty());
                case Order.MOVE -> new Move(null, 0);
                case Order.TAKE_COVER -> new TakeCover(0);
                default -> new PlainOrder.Idle();
            };
        }

        // The table, copied

        private PlainBoard copy(final SquadView view) {
            final PlainBoard board = new PlainBoard(box, Threat.of(threat), state.night, bound -> 0);
            board.illuminated = state.illuminated;
            board.enemies.clear();
            keep(board.enemyHard, state.enemyHardCover);
            keep(board.marineHard, state.marineHardCover);
            for (int space = 0; space < Space.all().size(); space++) {
                if ((state.enemyMask >> space & 1) != 0) {
                    final PlainEnemy enemy = new PlainEnemy(PlainContent.FIGHTERS.get(0), space(space), true);
                    enemy.hitPoints = state.hitPoints[space];
                    enemy.softCover = state.enemySoft[space];
                    board.enemies.add(enemy);
                }
            }
            for (final Skill skill : Skill.values()) {
                final int place = (skill.id() - 1) * SkillId.values().length
                        + SkillId.valueOf(skill.name()).ordinal();
                if (state.squad.skillUsed[place] > 0) {
                    board.skillsUsed.add(skill);
                }
            }
            board.squad.forEach(marine -> copy(view, marine));
            return board;
        }

        private static void keep(final Set<Space> hard, final int mask) {
            hard.clear();
            IntStream.range(0, Space.all().size())
                    .filter(space -> (mask >> space & 1) != 0)
                    .forEach(space -> hard.add(space(space)));
        }

        private void copy(final SquadView view, final PlainMarine marine) {
            final int m = marine.id() - 1;
            marine.killed = !view.present(m);
            marine.space = state.space[m] == CombatState.NONE ? null : space(state.space[m]);
            marine.softCover = state.soft[m];
            marine.ammoSteps = ammoSteps(view, m);
            if (!ready(m)) {
                marine.flipMarker();
            }
            if (view.extraId(m) >= 0) {
                marine.takeId(view.extraId(m) + 1, ready(view.extraId(m)));
            }
            marine.activations = state.actsThisRound[m];
            final int card = state.squad.wound[m];
            marine.wound = card == SquadState.NONE ? null : PlainContent.WOUND_CARDS.get(card);
        }

        private List<Item> carried(final PlainMarine marine) {
            final int m = marine.id() - 1;
            final List<Item> items = new ArrayList<>();
            for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
                final int weapon = state.squad.weapons[m * StartingSquad.MAX_WEAPONS + i];
                if (weapon != SquadState.NONE) {
                    items.add(item(
                            state.tables.weapons.index.id(weapon),
                            state.tables.weapons.get(weapon).load()));
                }
            }
            final GearTable gear = state.tables.gear;
            for (int g = 0; g < gear.count; g++) {
                final int at = m * gear.count + g;
                final String id = gear.index.id(g);
                items.addAll(Collections.nCopies(
                        state.squad.gearFull[at], state.squad.gearFull[at] > 0 ? item(id, gear.loadFull[g]) : null));
                items.addAll(Collections.nCopies(
                        state.squad.gearLow[at], state.squad.gearLow[at] > 0 ? item(id, gear.loadLow[g]) : null));
            }
            return items;
        }

        /** Uses left of the mode of his weapon that spends ammo; 0 if none does. */
        private static int ammoSteps(final SquadView view, final int marine) {
            final int weapon = view.weapon(marine, 0);
            return IntStream.range(0, view.modesOf(weapon))
                    .map(mode -> view.stepsFor(marine, view.firstMode(weapon) + mode))
                    .filter(steps -> steps != Integer.MAX_VALUE)
                    .findFirst()
                    .orElse(0);
        }

        private boolean ready(final int id) {
            return (state.readyIds >> id & 1) != 0;
        }
    }
}
