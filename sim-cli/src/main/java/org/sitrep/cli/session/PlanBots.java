package org.sitrep.cli.session;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.FileBot;
import org.sitrep.engine.PlanFile;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunResult;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Sha256;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.PlannedBot;
import org.sitrep.strategy.QuestionNames;
import org.sitrep.strategy.SideBots;

/** The plans that {@code --bot plan:FILE} names: decisions of a person, as a bot. */
public final class PlanBots {
    private static final String PLAN = "plan:";

    private PlanBots() {}

    /** The extent to which a plan was followed. */
    record Followed(String file, int decisions, AtomicInteger followed) {
        String sentence() {
            return file + ": " + followed.get() + " of its " + decisions + " decisions were followed.";
        }
    }

    /** Returns whether a text names a plan. */
    public static boolean isPlan(final String text) {
        return text.startsWith(PLAN);
    }

    /** Returns the plan that a text of {@code --bot} names for one of the sides; empty if none. */
    public static Optional<PlanFile> in(final SideBots sides, final String text) {
        return text == null
                ? Optional.empty()
                : sides.of(text).stream()
                        .filter(PlanBots::isPlan)
                        .findFirst()
                        .flatMap(plan -> PlanFile.read(file(plan), new Findings()));
    }

    private static String file(final String text) {
        return text.substring(PLAN.length());
    }

    /**
     * Returns the bot of a plan. Where the plan ends, its own bot plays on; that is one of the game or a playbook.
     *
     * @param followed takes the extent to which the plan was followed
     * @param findings receives everything that is wrong with it
     */
    static <V> Optional<FileBot> of(
            final Session session,
            final Ruleset game,
            final SideBots.Side<V> side,
            final String text,
            final List<Followed> followed,
            final Findings findings) {
        final String file = file(text);
        return PlanFile.read(file, findings).flatMap(plan -> {
            if (!plan.ruleset().equals(game.id())) {
                throw UserError.badData(file + " is a plan for " + plan.ruleset(), "the scenario is for " + game.id());
            }
            return plan.decisions(game.sides(), file, findings)
                    .flatMap(decisions -> bot(session, game, side, file, plan, decisions, followed, findings));
        });
    }

    private static <V> Optional<FileBot> bot(
            final Session session,
            final Ruleset game,
            final SideBots.Side<V> side,
            final String file,
            final PlanFile plan,
            final DecisionPlan decisions,
            final List<Followed> followed,
            final Findings findings) {
        final List<Supplier<Bot<V>>> others = new ArrayList<>();
        final List<String> bots = game.sides().of(plan.plan().bots());
        for (int seat = 0; seat < bots.size(); seat++) {
            if (game.sides().all().get(seat).view().equals(side.view())) {
                others.add(other(session, game, side, bots.get(seat), findings));
            } else {
                others.add(null);
            }
        }
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        final Followed count = new Followed(file, decisions.answers().size(), new AtomicInteger());
        followed.add(count);
        final IntFunction<Bot<V>> next =
                seat -> others.get(Math.min(seat, others.size() - 1)).get();
        final Supplier<Bot<V>> planned = () -> new PlannedBot<>(
                decisions,
                kind -> QuestionNames.id(game.question(kind)),
                next,
                now -> count.followed().accumulateAndGet(now, Math::max));
        final String id = "plan-" + PlayableScenario.name(file).replaceAll("[^A-Za-z0-9_-]", "-");
        return Optional.of(new FileBot(
                new BotDefinition<>(id, "the decisions of " + file, side.view(), planned),
                new RunResult.BotFile(PLAN + file, Sha256.hex(plan.text().getBytes(StandardCharsets.UTF_8)))));
    }

    /** Returns what creates the bot that plays on. */
    @SuppressWarnings("unchecked")
    private static <V> Supplier<Bot<V>> other(
            final Session session,
            final Ruleset game,
            final SideBots.Side<V> side,
            final String bot,
            final Findings findings) {
        if (BotSource.isProgram(bot) || isPlan(bot)) {
            throw UserError.badData("the plan goes on with " + bot, "write a bot of the game or a playbook at bots:");
        }
        if (side.ids().contains(Budget.idOf(bot))) {
            return () -> BotDefinition.seat(side.bots(), bot);
        }
        final Optional<FileBot> book = BotSource.book(session, game, side, bot, findings);
        if (book.isEmpty() && findings.isEmpty()) {
            throw UserError.badData("the plan goes on with " + bot + ", which is no bot", "write another at bots:");
        }
        return book.<Supplier<Bot<V>>>map(one ->
                        () -> ((BotDefinition<V>) one.definition()).create().get())
                .orElse(null);
    }
}
