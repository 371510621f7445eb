package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.Supply;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Gives the answers of a script: to each question the first answer left of its kind. A question without an answer, an
 * answer that is not on offer, and answers that are left over fail. IDs are written 1-6, spaces {@code r1c4}, orders as
 * {@link OrderText} words them, without the cost.
 */
public final class ScriptedBot extends Bot<GameView> {
    private record Answer(String name, Set<Integer> kinds, IntPredicate option) {}

    private final GameTables tables;
    private final List<Answer> answers = new ArrayList<>();
    private final Map<Integer, List<Integer>> offered = new TreeMap<>();
    private final List<String> given = new ArrayList<>();
    private final Map<Integer, Consumer<GameView>> watchers = new TreeMap<>();

    ScriptedBot(final GameTables tables) {
        this.tables = tables;
    }

    /** The Marine with this own ID is activated. */
    public ScriptedBot activates(final int id) {
        return add("activate " + id, DecisionKind.ACTIVATE, option -> option == id - 1);
    }

    /** The next two orders, or one, in the words of {@link OrderText} without the cost. */
    public ScriptedBot orders(final String... words) {
        for (final String order : words) {
            answers.add(new Answer(
                    "order " + order,
                    Set.of(DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER),
                    option -> OrderText.of(tables, option).startsWith(order + " = ")));
        }
        return this;
    }

    /** Takes back an answer of Idle that was not asked for, because nothing else was left to do. */
    public void takeBackIdle() {
        if (!answers.isEmpty() && answers.get(0).name().equals("order idle")) {
            answers.remove(0);
        }
    }

    public ScriptedBot places(final String... spaces) {
        for (final String space : spaces) {
            add("place on " + space, DecisionKind.PLACE, option -> option == at(space));
        }
        return this;
    }

    /** A Burst is shared: so many hits to the left and to the right neighbour. */
    public ScriptedBot shares(final int left, final int right) {
        return add("share " + left + " and " + right, DecisionKind.BURST, option -> option == (left | right << 8));
    }

    public ScriptedBot leftoverTo(final String space) {
        return add("leftover to " + space, DecisionKind.LEFTOVER_HIT, option -> option == at(space));
    }

    public ScriptedBot strikesRow(final int row) {
        return add("fire mission on row " + row, DecisionKind.FIRE_MISSION_ROW, option -> option == row);
    }

    public ScriptedBot passesIdTo(final int id) {
        return add("ID to " + id, DecisionKind.ID_HOLDER, option -> option == id - 1);
    }

    public ScriptedBot reveals(final String space) {
        return add("reveal " + space, DecisionKind.REVEAL, option -> option == at(space));
    }

    /** Leaves all hidden Enemies face down at the end of an Enemy activation. */
    ScriptedBot revealsNone() {
        return add("reveal none", DecisionKind.REVEAL, option -> option == DecisionKind.KEEP_HIDDEN);
    }

    /** Row 0 keeps the Claymore. */
    public ScriptedBot setsOffClaymore(final int row) {
        return add("claymore on row " + row, DecisionKind.CLAYMORE, option -> option == row);
    }

    /** The result of a test stands. */
    public ScriptedBot keepsResult() {
        return add("keep the result", DecisionKind.REROLL, option -> option == Rerolls.KEEP);
    }

    /** A test is thrown again by his Ability, his charm, or a Boon card. */
    public ScriptedBot throwsAgain(final String by) {
        return add(
                "throw again by " + by,
                DecisionKind.REROLL,
                option -> option
                        == (by.equals("ability")
                                ? TestHelp.ABILITY
                                : by.equals("charm") ? TestHelp.CHARM : TestHelp.CARD + tables.boons.index.of(by)));
    }

    /** The test of another Marine is thrown again by the Ability of this one. */
    public ScriptedBot throwsAgainByAbilityOf(final int id) {
        final int chosen = TestHelp.CARD + HeldCards.ABILITY + id - 2;
        return add("throw again by the Ability of " + id, DecisionKind.REROLL, option -> option == chosen);
    }

    /** Nothing (more) helps the test. */
    public ScriptedBot needsNoHelp() {
        return add("no help", DecisionKind.BEFORE_TEST, option -> option == TestHelp.NOTHING);
    }

    /** The test is helped by his Ability, a Boon card, or ALL IN for {@code stress} or {@code damage}. */
    public ScriptedBot helpedBy(final String by) {
        return add(
                "helped by " + by,
                DecisionKind.BEFORE_TEST,
                option -> option
                        == switch (by) {
                            case "ability" -> TestHelp.ABILITY;
                            case "charm" -> TestHelp.CHARM;
                            case "stress" -> TestHelp.ABILITY_FOR_STRESS;
                            case "damage" -> TestHelp.ABILITY_FOR_DAMAGE;
                            default -> TestHelp.CARD + tables.boons.index.of(by);
                        });
    }

    public ScriptedBot playsNothing() {
        return add("play nothing", DecisionKind.PLAY, option -> option == HeldCards.NOTHING);
    }

    /** A Boon card is played between two activations. */
    public ScriptedBot plays(final String card) {
        final int option = HeldCards.CARD + tables.boons.index.of(card);
        return add("play " + card, DecisionKind.PLAY, chosen -> chosen == option);
    }

    /** A Marine uses his charm between two activations. */
    public ScriptedBot usesCharm(final int id) {
        return add("use the charm of " + id, DecisionKind.PLAY, option -> option == HeldCards.CHARM + id - 1);
    }

    /** A Marine uses his Ability between two activations. */
    public ScriptedBot usesAbility(final int id) {
        return add("use the Ability of " + id, DecisionKind.PLAY, option -> option == HeldCards.ABILITY + id - 1);
    }

    /** A Marine uses a skill with lines between two activations. */
    public ScriptedBot usesSkill(final int id) {
        return add("use a skill of " + id, DecisionKind.PLAY, option -> option == HeldCards.SKILL + id - 1);
    }

    /** What is played is for this Marine. */
    public ScriptedBot playsFor(final int id) {
        return add("play for " + id, DecisionKind.PLAY_TARGET, option -> option == id - 1);
    }

    /** What is played is for this Enemy space. */
    public ScriptedBot playsOn(final String space) {
        return add("play on " + space, DecisionKind.PLAY_TARGET, option -> option == at(space));
    }

    /** What is played makes this skill available. */
    public ScriptedBot playsFor(final SkillId skill) {
        return add("play for " + skill, DecisionKind.PLAY_TARGET, option -> option == skill.ordinal());
    }

    /** What is played gives a step of this ammo to a Marine. */
    public ScriptedBot regains(final String gear, final int id) {
        final int wanted = tables.gear.index.of(gear);
        return add(
                "regain " + gear + " for " + id,
                DecisionKind.PLAY_TARGET,
                option -> Supply.gear(option) == wanted && Supply.marine(option) == id - 1);
    }

    public ScriptedBot ignoresDamage(final boolean yes) {
        return add("ignore Damage: " + yes, DecisionKind.IGNORE_DAMAGE, option -> option == (yes ? 1 : 0));
    }

    public ScriptedBot ignoresWound(final boolean yes) {
        return add("ignore Wound: " + yes, DecisionKind.IGNORE_WOUND, option -> option == (yes ? 1 : 0));
    }

    public ScriptedBot swapsNoMore() {
        return add("no swap", DecisionKind.SWAP, option -> option == Equipment.NOTHING);
    }

    /** A weapon or gear goes from one ID to another, before or after the combat. */
    public ScriptedBot handsOver(final String item, final int from, final int to) {
        return handover(item + " from " + from + " to " + to, item, from - 1, to - 1);
    }

    public ScriptedBot drops(final String item, final int from) {
        return handover(item + " dropped by " + from, item, from - 1, Equipment.DROP);
    }

    private ScriptedBot handover(final String name, final String item, final int from, final int to) {
        answers.add(new Answer(
                name,
                Set.of(DecisionKind.SWAP, DecisionKind.SHED),
                option -> option != Equipment.NOTHING
                        && item(option).equals(item)
                        && Equipment.from(option) == from
                        && Equipment.to(option) == to));
        return this;
    }

    private String item(final int handover) {
        return Equipment.isWeapon(handover)
                ? tables.weapons.index.id(Equipment.item(handover))
                : tables.gear.index.id(Equipment.item(handover));
    }

    private ScriptedBot add(final String name, final int kind, final IntPredicate option) {
        answers.add(new Answer(name, Set.of(kind), option));
        return this;
    }

    private static int at(final String space) {
        return Space.parse(space).orElseThrow().index();
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {
        // The script goes on from where it is: it belongs to one combat.
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        final Answer answer = answers.stream()
                .filter(next -> next.kinds().contains(decision.kind()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        "asked " + text(decision) + ", but the script has no answer; given before: " + given));
        answers.remove(answer);
        watchers.getOrDefault(decision.kind(), noted -> {}).accept(view);
        offered.put(decision.kind(), options(decision));
        for (int i = 0; i < decision.count(); i++) {
            if (answer.option().test(decision.option(i))) {
                given.add(answer.name());
                return i;
            }
        }
        throw new AssertionError(answer.name() + " is not on offer: " + text(decision));
    }

    /** Looks at the table whenever a question of a kind is asked. */
    public ScriptedBot watch(final int kind, final Consumer<GameView> watcher) {
        watchers.put(kind, watcher);
        return this;
    }

    /** The options of the latest question of a kind; none if it was not asked. */
    public List<Integer> offered(final int kind) {
        return offered.getOrDefault(kind, List.of());
    }

    /** Fails if answers are left over. */
    public void assertUsed() {
        if (!answers.isEmpty()) {
            throw new AssertionError(
                    "never asked for: " + answers.stream().map(Answer::name).toList() + "; given before: " + given);
        }
    }

    private String text(final Decision decision) {
        final boolean orders =
                decision.kind() == DecisionKind.FIRST_ORDER || decision.kind() == DecisionKind.SECOND_ORDER;
        return "kind " + decision.kind() + " of " + decision.subject() + ": "
                + (orders ? OrderText.all(tables, decision) : options(decision));
    }

    private static List<Integer> options(final Decision decision) {
        final List<Integer> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            options.add(decision.option(i));
        }
        return options;
    }
}
