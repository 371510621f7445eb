package org.sitrep.cli.command;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Difference;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.loadout.LoadoutEvaluator;
import org.sitrep.analysis.loadout.LoadoutOptimizer;
import org.sitrep.analysis.loadout.LoadoutTask;
import org.sitrep.analysis.loadout.Objective;
import org.sitrep.analysis.loadout.Scope;
import org.sitrep.analysis.loadout.SearchRules;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.AfterSearch;
import org.sitrep.cli.service.CacheKey;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep loadouts}. */
final class LoadoutsCommand extends StudyCommand {
    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--metric", paramLabel = "NAME")
    private String metric;

    @Option(names = "--weights", paramLabel = "NAME=W", split = ",")
    private List<String> weights = new ArrayList<>();

    @Option(names = "--matters", paramLabel = "D")
    private String matters;

    @Option(names = "--for", paramLabel = "SIDE")
    private String side;

    @Option(names = "--bearer", paramLabel = "WHO", split = ",")
    private List<String> bearers = new ArrayList<>();

    @Option(names = "--items", paramLabel = "ID", split = ",")
    private List<String> items = new ArrayList<>();

    @Option(names = "--special")
    private boolean special;

    @Option(names = "--every")
    private boolean every;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = Defaults.LOADOUT_BUDGET,
            converter = CountConverter.class)
    private long budget;

    @Option(names = "--start", paramLabel = "N", defaultValue = Defaults.LOADOUT_START)
    private int start;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Mixin
    private ContentOptions content;

    @Option(names = "--write", paramLabel = "FILE")
    private Path write;

    private OpenScenario open;
    private RunMetadata subject;
    private String bot;
    private LoadoutRules outfitting;
    private Scope scope;
    private Objective objective;
    /** The loadouts of each compiled scenario; dropped with the scenario. */
    private final Map<CompiledScenario, List<String>> played = Collections.synchronizedMap(new WeakHashMap<>());

    private final AtomicLong givenUp = new AtomicLong();
    private Kits winner;

    @Override
    int study() {
        Targets.requireFile(write, "--write");
        open = content.source(session(), scenario).by(batch.bots()).require();
        bot = open.bot(batch.bot());
        subject = open.subject(bot);
        outfitting = open.game()
                .loadoutRules(open.document())
                .orElseThrow(() -> UserError.usage(
                        scenario + " has no loadout to choose before play begins: the bot chooses during play",
                        "name a scenario that begins with a loadout"));
        objective = objective();
        scope = scope();
        final SearchRules rules = rules();
        return play(false, stage -> play(stage, rules));
    }

    private SearchRules rules() {
        requireLevel(level);
        OptionRange.within("--budget", budget, SearchRules.LEAST_BUDGET, RunRequest.MAX_TRIALS);
        OptionRange.atLeast("--start", start, 1);
        return new SearchRules(batch.seed, budget, start, level, smallest(), every);
    }

    private double smallest() {
        return matters == null
                ? 0
                : Difference.of(matters)
                        .filter(value -> value > 0)
                        .orElseThrow(() -> UserError.usage(
                                "--matters " + matters + " is not a difference",
                                "write it as 0.01 or, for a rate, 1%"));
    }

    private int play(final StudyContext stage, final SearchRules rules) {
        final Optional<LoadoutAnswer> found = search(stage, rules);
        if (found.isEmpty()) {
            console().message("Interrupted before there was a result.");
            return ExitCode.INTERRUPTED;
        }
        if (givenUp.get() > 0) {
            console().message(AbortNotes.leftOut(givenUp.get(), open.compiled().trial() + "s"));
        }
        final LoadoutAnswer answer = found.get();
        final ReportOutput output =
                stage.write(Publications.of(answer), Optional.of(Path.of(open.name(), folder(answer, rules))));
        if (write != null) {
            Targets.write(write, overlay(write), " with --write");
        }
        output.next(() -> AfterSearch.of(answer, output.folder())).print(stage.format());
        if (write != null) {
            console()
                    .message("Written: " + write + "; play it with: " + Launcher.NAME + " run "
                            + Launcher.quoted(open.document().file()) + " --overlay "
                            + Launcher.quoted(write.toString()));
        }
        return givenUp.get() > 0 ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    /** Named after everything that decides the result, so that the same search has the same folder. */
    private String folder(final LoadoutAnswer answer, final SearchRules rules) {
        return "loadouts-" + RunName.safe(answer.subject().bot()) + "-seed" + rules.seed() + "-" + rules.budget()
                + "-"
                + RunName.fingerprint(
                        answer.subject().input().contentSha256(), answer.question(), answer.space(), bearers, items);
    }

    /** Returns the answer; empty if the search was stopped too early for one. */
    private Optional<LoadoutAnswer> search(final StudyContext stage, final SearchRules rules) {
        requireCountable(rules);
        final Set<String> names = new LinkedHashSet<>();
        objective.terms().forEach(term -> names.add(term.slot().name()));
        names.addAll(outfitting.goals());
        names.addAll(open.compiled().criteria());
        final OutcomeLayout layout = open.compiled().layout();
        final List<Slot> slots = Player.slots(layout, List.copyOf(names));
        final List<Slot> goals = Player.slots(layout, outfitting.goals());
        final List<Slot> metrics = slots.stream()
                .filter(slot -> !objective.isSingle()
                        || !slot.equals(objective.terms().get(0).slot()))
                .toList();
        final RunRequest request = batch.requestFor(bot, rules.seed(), 0, rules.budget());
        final LoadoutEvaluator ground = new LoadoutEvaluator(
                scope,
                this::compile,
                slots.stream().map(Slot::name).toList(),
                outfitting.kitMetrics(),
                request,
                (scenario, recorded, play) -> Player.values(
                        stage,
                        open.bots(),
                        new PairedEntry(scenario, subject, bot),
                        recorded,
                        play,
                        CacheKey.of("loadouts", subject, played.get(scenario)),
                        givenUp::addAndGet));
        final LoadoutOptimizer quest = new LoadoutOptimizer(
                new LoadoutTask(ground, objective, metrics, goals, scope, outfitting, rules, stage::tell));
        final Optional<LoadoutAnswer> answer = quest.run(described(), command());
        winner = quest.winner().orElse(null);
        return answer;
    }

    /** Checks that there is something to search, and that the total of trials can be counted. */
    private void requireCountable(final SearchRules rules) {
        final Optional<BigInteger> legal = scope.count();
        if (legal.filter(count -> count.signum() == 0).isPresent()) {
            throw UserError.usage("no loadout is legal here", "let more bearers or items change, or forbid less");
        }
        final BigInteger most = BigInteger.valueOf(SearchRules.MOST_EVERY);
        if (rules.every() && legal.filter(count -> count.compareTo(most) <= 0).isEmpty()) {
            throw UserError.usage(
                    "--every would play " + legal.map(BigInteger::toString).orElse("countless") + " loadouts",
                    "it plays at most " + most + ": name fewer in --bearer and --items");
        }
    }

    /** Returns an overlay with the best loadout, named after the file; after a search that found one. */
    private String overlay(final Path file) {
        return outfitting.overlay(
                winner,
                String.valueOf(file.getFileName()).replaceAll("\\.ya?ml$", "").replaceAll("[^A-Za-z0-9-]", "-"),
                open.name() + ", best for " + objective.formula(),
                "Found by a search for " + objective.formula() + " in " + open.name() + ", bot " + bot + ".");
    }

    private Optional<CompiledScenario> compile(final Kits whole, final List<String> sets) {
        final List<String> all =
                Stream.concat(outfitting.sets(whole).stream(), sets.stream()).toList();
        final Optional<CompiledScenario> compiled = sets.isEmpty()
                ? outfitting.compile(whole, open.playable().definitions())
                : open.playable().with(all, new Findings()).map(PlayableScenario::compiled);
        compiled.ifPresent(scenario -> played.put(scenario, all));
        return compiled;
    }

    private LoadoutAnswer.Subject described() {
        return new LoadoutAnswer.Subject(
                subject.title(),
                subject.scenario(),
                open.compiled().trial(),
                subject.botFile().map(RunResult.BotFile::file).orElse(bot),
                batch.maxDecisions,
                subject.toolVersion(),
                subject.commit(),
                ContentSummary.of(subject, open.compiled()));
    }

    private Objective objective() {
        final OutcomeLayout layout = open.compiled().layout();
        if (metric != null && !weights.isEmpty()) {
            throw UserError.usage("--metric and --weights both define what is best", "choose one of them");
        }
        final boolean opposed = side() > 0;
        final List<Objective.Term> terms = new ArrayList<>();
        if (weights.isEmpty()) {
            final Slot slot = directed(layout, metric == null ? layout.headline() : metric);
            terms.add(new Objective.Term(slot, BigDecimal.ONE, opposed));
        }
        for (final String text : weights) {
            final String[] parts = text.split("=", 2);
            terms.add(new Objective.Term(directed(layout, parts[0].strip()), weight(text, parts), opposed));
        }
        try {
            return new Objective(terms);
        } catch (final IllegalArgumentException tooFine) {
            throw UserError.usage(tooFine.getMessage(), "e.g. --weights survivors=1,primary=3");
        }
    }

    private static BigDecimal weight(final String text, final String[] parts) {
        try {
            final BigDecimal weight = new BigDecimal(parts.length == 2 ? parts[1].strip() : "");
            if (weight.signum() > 0) {
                return weight;
            }
        } catch (final NumberFormatException notANumber) {
            // reported below
        }
        throw UserError.usage(
                "--weights " + text + " is not a weight",
                "write it as metric=3, above 0; a metric where less is better counts as negative");
    }

    private static Slot directed(final OutcomeLayout layout, final String name) {
        final Slot slot = MetricNames.require(name, layout);
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(slot.name() + ": neither more nor less is better", "choose another metric");
        }
        return slot;
    }

    /** Returns the place of the side for which loadouts are sought; 0 in a game of one side. */
    private int side() {
        if (side == null) {
            return 0;
        }
        final List<String> sides = open.game().sides().ids();
        final Set<Integer> bearing = IntStream.range(
                        0, outfitting.space().bearers().size())
                .mapToObj(outfitting::side)
                .collect(Collectors.toCollection(TreeSet::new));
        if (bearing.size() < 2) {
            throw UserError.usage(
                    "--for names a side, but only one side of this game chooses loadouts", "leave --for out");
        }
        if (!sides.contains(side)) {
            throw UserError.usage("there is no side " + side, "write one of " + String.join(", ", sides));
        }
        return sides.indexOf(side);
    }

    /** Returns the scope; without {@code --bearer} the bearers of one side change. */
    private Scope scope() {
        final KitSpace space = outfitting.space();
        final int own = side();
        final List<String> all =
                space.bearers().stream().map(KitSpace.Bearer::id).toList();
        final List<String> named = !bearers.isEmpty()
                ? bearers
                : all.stream()
                        .filter(id -> outfitting.side(all.indexOf(id)) == own)
                        .toList();
        final Set<String> who = known("--bearer", named, all);
        final Set<String> what = known(
                "--items", items, space.pools().stream().map(KitSpace.Pool::id).toList());
        return Scope.of(space, outfitting.present(), who, what, special);
    }

    private static Set<String> known(final String option, final List<String> named, final List<String> known) {
        for (final String name : named) {
            if (!known.contains(name)) {
                throw UserError.usage(
                        "there is no " + name + " for " + option, Advice.shown(name, known, "weapons (or gear)"));
            }
        }
        return new LinkedHashSet<>(named);
    }
}
