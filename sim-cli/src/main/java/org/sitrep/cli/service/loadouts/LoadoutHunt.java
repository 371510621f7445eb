package org.sitrep.cli.service.loadouts;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;
import org.sitrep.analysis.loadout.Ground;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.loadout.LoadoutQuest;
import org.sitrep.analysis.loadout.Objective;
import org.sitrep.analysis.loadout.Scope;
import org.sitrep.analysis.loadout.SearchRules;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.BotSource;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.RecordPlayer;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Input;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.Outfitting;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.BotDefinition;

/** Searches the loadouts of a scenario, telling how far it is and minding Ctrl-C. */
public final class LoadoutHunt {
    private final Session session;
    private final BatchOptions batch;
    private final OpenScenario open;
    private final RunSubject subject;
    private final String bot;
    private final List<BotDefinition<?>> guests;
    private final Outfitting outfitting;
    private final Scope scope;
    private final Objective objective;
    /** What each scenario that was made was made of; forgotten with it. */
    private final Map<CompiledScenario, List<String>> played = Collections.synchronizedMap(new WeakHashMap<>());

    private Kits winner;

    /**
     * What to look for.
     *
     * @param metric what is to be best, null for the headline of the scenario or where weights say it
     * @param weights {@code metric=weight} each
     * @param bearers ids of whose kits may change; empty for all
     * @param items ids of what may change; empty for all
     * @param special whether what has to be come by may be taken
     */
    public record Wish(String metric, List<String> weights, List<String> bearers, List<String> items, boolean special) {
        /** Copies the lists. */
        public Wish {
            weights = List.copyOf(weights);
            bearers = List.copyOf(bearers);
            items = List.copyOf(items);
        }
    }

    /**
     * Opens a scenario.
     *
     * @throws UserError if it cannot be used, nobody chooses a loadout in it, or something named is not there
     */
    public LoadoutHunt(
            final Session session,
            final String scenario,
            final ContentOptions content,
            final BatchOptions batch,
            final Wish wish) {
        this.session = session;
        this.batch = batch;
        final BotSource bots = batch.bots();
        open = OpenScenario.require(session, scenario, content.overlays(), content.sets(), bots);
        bot = open.bot(batch.bot());
        subject = Player.subject(open, content.overlays(), bot);
        guests = bots.guests(session, open.game(), new Findings());
        outfitting = open.game()
                .outfitting(open.document())
                .orElseThrow(() -> UserError.usage(
                        "in " + scenario + " no loadout is chosen before play begins: the bot chooses as it goes",
                        "name a scenario in which one is, such as a single mission"));
        objective = Quarry.objective(open.compiled().layout(), wish.metric(), wish.weights());
        scope = Quarry.scope(outfitting, wish.bearers(), wish.items(), wish.special());
    }

    /** Returns the scenario's short name. */
    public String name() {
        return open.name();
    }

    /** Returns what is to be high. */
    public Objective objective() {
        return objective;
    }

    /**
     * Searches and returns what came of it; empty if it was stopped before there was anything to tell.
     *
     * @param command the line that searches again
     */
    public Optional<LoadoutAnswer> search(
            final SearchRules rules, final String command, final Kept kept, final Interrupts interrupts) {
        requireCountable(rules);
        final Set<String> names = new LinkedHashSet<>();
        objective.terms().forEach(term -> names.add(term.slot().name()));
        names.addAll(outfitting.goals());
        names.addAll(open.compiled().yardsticks());
        final List<Slot> slots = names.stream()
                .map(name -> open.compiled().layout().slot(name).orElseThrow())
                .toList();
        final List<Slot> goals = outfitting.goals().stream()
                .map(name -> open.compiled().layout().slot(name).orElseThrow())
                .toList();
        final List<Slot> metrics = slots.stream()
                .filter(slot -> !objective.isSingle()
                        || !slot.equals(objective.terms().get(0).slot()))
                .toList();
        final RunRequest request = batch.requestFor(bot, rules.seed(), rules.budget());
        final Ground ground = new Ground(
                scope,
                this::compile,
                slots.stream().map(Slot::name).toList(),
                outfitting.kitMetrics(),
                request,
                (scenario, recorded, play) -> RecordPlayer.play(
                        open.bots(),
                        new Contender(scenario, subject, bot),
                        recorded,
                        play,
                        kept,
                        Key.of("loadouts", subject, played.get(scenario)),
                        interrupts));
        final LoadoutQuest quest =
                new LoadoutQuest(ground, objective, metrics, goals, scope, outfitting, rules, this::tell);
        final Optional<LoadoutAnswer> answer = quest.run(told(), command);
        winner = quest.winner().orElse(null);
        return answer;
    }

    /** There has to be something to search, and for each to be played no more than can be. */
    private void requireCountable(final SearchRules rules) {
        final Optional<BigInteger> legal = scope.count();
        if (legal.filter(count -> count.signum() == 0).isPresent()) {
            throw UserError.usage("no loadout is legal here", "let more bearers or things change, or forbid less");
        }
        final BigInteger most = BigInteger.valueOf(SearchRules.MOST_EVERY);
        if (rules.every() && legal.filter(count -> count.compareTo(most) <= 0).isEmpty()) {
            throw UserError.usage(
                    "--every would play " + legal.map(BigInteger::toString).orElse("too many to count of")
                            + " loadouts",
                    "it plays " + most + " at most: name fewer in --bearer and --items");
        }
    }

    /** Returns a file that plays the best loadout, called after the file's name; after a search that found one. */
    public String overlay(final Path file) {
        return outfitting.overlay(
                winner,
                LoadoutFile.id(file),
                open.name() + ", best for " + objective.formula(),
                "Found by a search for " + objective.formula() + " in " + open.name() + ", bot " + bot + ".");
    }

    private void tell(final String how) {
        if (batch.progress().tells(session.console())) {
            session.console().message(how);
        }
    }

    private Optional<CompiledScenario> compile(final Kits whole, final List<String> sets) {
        final List<String> all =
                Stream.concat(outfitting.sets(whole).stream(), sets.stream()).toList();
        final Optional<CompiledScenario> compiled = sets.isEmpty() ? outfitting.compile(whole, guests) : compile(all);
        compiled.ifPresent(scenario -> played.put(scenario, all));
        return compiled;
    }

    private Optional<CompiledScenario> compile(final List<String> all) {
        final Findings findings = new Findings();
        final ScenarioDocument document = open.document().with(all, findings);
        return findings.isEmpty() ? open.game().compile(document, findings, guests) : Optional.empty();
    }

    private LoadoutAnswer.Subject told() {
        return new LoadoutAnswer.Subject(
                subject.title(),
                subject.scenario(),
                open.compiled().trial(),
                subject.botFile().map(Capsule.BotFile::file).orElse(bot),
                batch.maxDecisions(),
                subject.toolVersion(),
                subject.commit(),
                Input.of(subject, open.compiled()));
    }
}
