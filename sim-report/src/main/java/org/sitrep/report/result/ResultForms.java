package org.sitrep.report.result;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.Ablation;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.Verdict;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.matchup.Equilibrium;
import org.sitrep.analysis.matchup.Matchup;
import org.sitrep.analysis.matchup.Ratings;
import org.sitrep.analysis.race.RaceResult;
import org.sitrep.analysis.race.RaceRules;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.ToolVersion;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.ProductTally;

/**
 * Declares how result files differ from their records: the order of keys, other names, derived values for other
 * programs, and parts with another layout. Every other component has its own key. Thread-safe, stateless.
 */
final class ResultForms {
    static final JsonForms FORMS = new JsonForms();

    private static final String MAX_DECISIONS = "maxDecisions";
    private static final String CRITERIA = "criteria";
    /** The key of the criteria. */
    private static final String YARDSTICKS = "yardsticks";

    private static final String VERDICT = "verdict";
    private static final String POINTS = "points";
    private static final String STATUS = "status";
    private static final int SHA256_DIGITS = 64;

    static {
        common();
        runs();
        check();
        sweep();
        race();
        matchup();
        search();
        loadouts();
    }

    private ResultForms() {}

    private static void common() {
        FORMS.type(RunResult.class, RunResultForm::write, RunResultForm::read);
        FORMS.record(Estimate.class).nullable("value", "low", "high");
        FORMS.record(Slot.class).usual("open", false).usual("leads", false);
        FORMS.record(Series.class).usual("stepLabels", List.of());
        FORMS.record(Group.class).usual("columnLabels", List.of());
        FORMS.record(ProductTally.class).read(JsonAt::integer, "sumOfProducts");
        FORMS.record(PairSums.class)
                .read(JsonAt::integer, "first", "second", "products", "least")
                .usual("least", PairSums.UNKNOWN_LEAST)
                .usual("most", PairSums.UNKNOWN_MOST);
        FORMS.record(RunResult.BotFile.class).read(ResultForms::sha256, "sha256");
        FORMS.record(Standouts.Trial.class)
                .key("number", "trial")
                .usual("value", Double.NaN)
                .usual("beside", Double.NaN);
        FORMS.record(ToolVersion.class).inlined().older(ToolVersion.UNKNOWN);
        FORMS.record(ContentSummary.class)
                .inlined()
                .older(ContentSummary.UNKNOWN)
                .key("sources", "provenance")
                // An empty text stands for a hash that an older file lacks, and is written as such again.
                .read(in -> in.text().isEmpty() ? "" : sha256(in), "contentSha256");
        FORMS.type(ValueSources.class, FORMS.record(ValueSources.class)::write, ResultForms::sources);
    }

    static String sha256(final JsonAt in) {
        return in.hexadecimal(SHA256_DIGITS);
    }

    /** Reads the counts, which early loadout files hold as a list in the same order. */
    private static ValueSources sources(final JsonAt in) {
        return in.value() instanceof List<?> all && all.size() == 4
                ? sources(in.items())
                : sources(List.of(in.get("text"), in.get("derived"), in.get("house"), in.get("chosen")));
    }

    private static ValueSources sources(final List<JsonAt> counts) {
        final int[] numbers = counts.stream().mapToInt(ResultForms::smallCount).toArray();
        return new ValueSources(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    private static int smallCount(final JsonAt in) {
        if (in.smallInteger() < 0) {
            throw in.wrong("a count");
        }
        return in.smallInteger();
    }

    /** Declares a record with the bound of decisions after which trials were aborted. */
    private static <R extends Record> RecordForm<R> bounded(final Class<R> type) {
        return FORMS.record(type)
                .usual(MAX_DECISIONS, RunRequest.DEFAULT_MAX_DECISIONS)
                .read(ResultForms::bound, MAX_DECISIONS);
    }

    private static int bound(final JsonAt in) {
        if (in.smallInteger() < 1) {
            throw in.inconsistent("is below 1");
        }
        return in.smallInteger();
    }

    private static void runs() {
        FORMS.record(Ladder.class).key(CRITERIA, YARDSTICKS).order(CRITERIA, "steps");
        FORMS.record(Ablation.class)
                .key(CRITERIA, YARDSTICKS)
                .order(CRITERIA, "things", "absent", "steps", "partings")
                .usual("partings", List.of());
        FORMS.record(Ablation.Parting.class).read(JsonAt::integer, "trial");
        FORMS.record(Comparison.Side.class).key("result", "capsule").usual("alone", List.of());
        FORMS.record(Comparison.class)
                .key(CRITERIA, YARDSTICKS)
                .order("level", "command", CRITERIA, "steps")
                .derived(
                        CRITERIA,
                        comparison -> comparison.criteria().stream()
                                .map(criterion ->
                                        new JudgedBy(criterion.metric().name(), criterion.matters()))
                                .toList())
                .derived("verdicts", ResultForms::verdicts);
    }

    /** Returns the verdict on each side but the first, over all criteria and by each, with the paired difference. */
    private static List<Map<String, Object>> verdicts(final Comparison comparison) {
        final List<Map<String, Object>> all = new ArrayList<>();
        for (final PairedStep step : comparison.steps()) {
            final Map<String, Object> out = new LinkedHashMap<>();
            out.put("side", comparison.side(step).name());
            out.put(VERDICT, comparison.overall(step));
            out.put(
                    "decidedBy",
                    comparison.deciding(step).stream().map(Metric::name).toList());
            out.put(
                    "by",
                    comparison.criteria().stream()
                            .map(by -> verdict(comparison, step, by))
                            .toList());
            all.add(out);
        }
        return all;
    }

    private static Map<String, Object> verdict(
            final Comparison comparison, final PairedStep step, final Criterion criterion) {
        final Map<String, Object> out = new LinkedHashMap<>();
        final boolean unplayed = comparison.overall(step) == Verdict.Overall.UNPLAYED;
        out.put("metric", criterion.metric().name());
        out.put(VERDICT, unplayed ? Verdict.Overall.UNPLAYED : comparison.verdict(step, criterion));
        out.put("difference", FORMS.object(comparison.difference(step, criterion.metric(), comparison.eachLevel())));
        return out;
    }

    /** A metric by which a comparison judges; the layout of the sides supplies the rest. */
    record JudgedBy(String metric, double matters) {}

    static Comparison comparison(final JsonAt in) {
        final List<Comparison.Side> sides = FORMS.list(Comparison.Side.class, in.get("sides"));
        final List<Criterion> criteria = FORMS.list(JudgedBy.class, in.get(YARDSTICKS)).stream()
                .map(by -> new Criterion(metric(sides, by.metric()), by.matters()))
                .toList();
        final Comparison comparison =
                FORMS.record(Comparison.class).read(in, Map.of("sides", sides, CRITERIA, criteria));
        requireCounted(
                comparison.steps(), sides.stream().map(Comparison.Side::result).toList());
        return comparison;
    }

    static Ladder ladder(final JsonAt in) {
        final Ladder ladder = FORMS.read(Ladder.class, in);
        requireCounted(ladder.steps(), ladder.rungs());
        return ladder;
    }

    static Ablation worth(final JsonAt in) {
        final Ablation worth = FORMS.read(Ablation.class, in);
        requireCounted(worth.steps(), List.of(worth.whole()));
        return worth;
    }

    static Matchup matched(final JsonAt in) {
        final Matchup matchup = FORMS.read(Matchup.class, in);
        matchup.worth().ifPresent(worth -> requireCounted(worth.steps(), List.of(worth.whole())));
        return matchup;
    }

    private static void requireCounted(final List<PairedStep> steps, final List<RunResult> sides) {
        steps.forEach(step -> step.requireCounted(sides));
    }

    private static Metric metric(final List<Comparison.Side> sides, final String metric) {
        return sides.stream()
                .findFirst()
                .flatMap(side -> side.result().layout().metric(metric))
                .orElseThrow(() -> new IllegalArgumentException(sides.isEmpty() ? "no sides" : "no " + metric));
    }

    private static void check() {
        bounded(CheckResult.class)
                .derived(VERDICT, CheckResult::verdict)
                .usual("pooled", List.of())
                .order("madeBy", VERDICT, "baseline", "command", "seed", "falseAlarm", "sameLevel", "interrupted");
        FORMS.record(CheckResult.Entry.class)
                .derived(VERDICT, CheckResult.Entry::verdict)
                .order("scenario", "title", "trial", "bot", "input", VERDICT);
        FORMS.record(CheckResult.Metric.class)
                .usual("zeroProbability", 1.0)
                .key("name", "metric")
                .order("name", "label", "share", VERDICT, "decidedAfter", "margin", "differing", "unpaired")
                .order("probability", "zeroProbability");
    }

    private static void sweep() {
        FORMS.record(Factor.class)
                .derived("low", factor -> factor.low().toPlainString())
                .derived("high", factor -> factor.high().toPlainString())
                .read(in -> new BigDecimal(in.text()), "low", "high");
        FORMS.record(Effect.class).order("path", "metric", "basis");
        FORMS.record(Effect.Level.class).nullable("at");
        FORMS.record(Effect.Elementary.class).usual("step", Double.NaN).order("walks", "shows", "step");
        FORMS.record(Effect.Shares.class).order("pairs");
        bounded(SweepResult.class)
                .order("toolVersion", "commit", "command", "design", "why", "rows", "level", MAX_DECISIONS)
                .derived(POINTS, ResultForms::points);
        FORMS.record(SweepStudy.class)
                .usual("words", Map.of())
                .order("scenario", "name", "title", "trial", "asked")
                .unwritten(POINTS);
    }

    /** Returns the points of all studies in one list, each with the number of its study. */
    private static List<Map<String, Object>> points(final SweepResult sweep) {
        return IntStream.range(0, sweep.studies().size())
                .boxed()
                .flatMap(study -> sweep.studies().get(study).points().stream()
                        .map(point -> point(sweep.studies().get(study).scenario(), study, point)))
                .toList();
    }

    private static Map<String, Object> point(final String scenario, final int study, final SweepPoint point) {
        final Map<String, Object> out = new LinkedHashMap<>();
        out.put("scenario", scenario);
        out.put("values", point.values());
        out.put("base", point.base());
        out.put("study", study);
        out.putAll(FORMS.object(point));
        return out;
    }

    static SweepResult sweep(final JsonAt in) {
        final List<JsonAt> studies = in.get("studies").items();
        final List<List<SweepPoint>> points = IntStream.range(0, studies.size())
                .<List<SweepPoint>>mapToObj(study -> new ArrayList<>())
                .toList();
        for (final JsonAt point : in.get(POINTS).items()) {
            final int study = point.get("study").smallInteger();
            if (study < 0 || study >= points.size()) {
                throw new IllegalArgumentException("no study " + study);
            }
            points.get(study).add(FORMS.read(SweepPoint.class, point));
        }
        final List<SweepStudy> whole = IntStream.range(0, studies.size())
                .mapToObj(study -> study(studies.get(study), points.get(study)))
                .toList();
        return FORMS.record(SweepResult.class).read(in, Map.of("studies", whole));
    }

    private static SweepStudy study(final JsonAt in, final List<SweepPoint> points) {
        final Map<String, Object> given = new LinkedHashMap<>(Map.of(POINTS, points));
        in.optional("content").ifPresent(early -> given.put("input", early(early)));
        return FORMS.record(SweepStudy.class).read(in, given);
    }

    /** Reads the content summary of early files, an object without ruleset and options. */
    private static ContentSummary early(final JsonAt in) {
        return new ContentSummary(
                "",
                sha256(in.get("sha256")),
                in.get("files").texts(),
                in.get("sets").texts(),
                Map.of(),
                sources(List.of(
                        in.get("textValues"), in.get("derivedValues"), in.get("houseValues"), in.get("chosenValues"))));
    }

    private static void race() {
        FORMS.record(RaceRules.class).inlined().key("slot", "metric");
        FORMS.record(Standing.class)
                .unwritten("side")
                .older("aborted", 0L)
                .order("trials", "aborted", "place", "against", "value", "behind");
        bounded(SideRace.class)
                .derived("finished", race -> race.result().finished())
                .derived("rules", race -> race.result().rules())
                .derived("sides", ResultForms::sides)
                .unwritten("entrants", "result")
                .order("madeBy", "title", "trial", "seed", "command", "finished", MAX_DECISIONS, "rules", "sides");
    }

    /** Returns each side with its standing. */
    private static List<Map<String, Object>> sides(final SideRace race) {
        final List<Map<String, Object>> sides =
                race.entrants().stream().map(FORMS::object).toList();
        race.result().standings().forEach(at -> sides.get(at.side()).putAll(FORMS.object(at)));
        return sides;
    }

    static SideRace race(final JsonAt in) {
        final JsonAt sides = in.get("sides");
        final List<Standing> standings = new ArrayList<>();
        for (final JsonAt side : sides.items()) {
            standings.add(FORMS.record(Standing.class).read(side, Map.of("side", standings.size())));
        }
        final RaceResult result = new RaceResult(
                FORMS.read(RaceRules.class, in), standings, in.get("finished").truth());
        return FORMS.record(SideRace.class)
                .read(in, Map.of("entrants", FORMS.list(SideRace.Entrant.class, sides), "result", result));
    }

    private static void matchup() {
        FORMS.record(Matchup.Side.class).usual("forces", List.of());
        bounded(Matchup.class)
                .order(
                        "madeBy",
                        "title",
                        "trial",
                        "scenario",
                        "seed",
                        "command",
                        MAX_DECISIONS,
                        "level",
                        "sides",
                        "stake")
                .derived("ratings", Ratings::of)
                .derived("play", Equilibrium::of);
    }

    private static void search() {
        FORMS.type(Target.class, Target::text, in -> Target.of(in.text()));
        FORMS.record(Candidate.class).inlined();
        FORMS.record(SolveRequest.class)
                .derived("freshSeed", SolveRequest::freshSeed)
                .order("seed", "freshSeed");
        FORMS.record(Solution.Goal.class)
                .derived("metric", goal -> goal.target().metric())
                .order("target", "metric");
        FORMS.record(Solution.class)
                .inlined()
                .key("goals", "targets")
                .key("attempts", "candidates")
                .derived("factors", solution -> factors(solution.space()))
                .derived("words", solution -> solution.space().words())
                .derived("found", solution -> solution.answer().isPresent())
                .derived("before", solution -> confirmed(solution, solution.before()))
                .derived(
                        "confirmed",
                        solution -> solution.confirmed().stream()
                                .map(one -> confirmed(solution, one))
                                .toList())
                .unwritten("space", "standouts")
                .order("request", "factors", "words", "goals", "found", "exhaustive", "ending", "searchTrials")
                .order("confirmTrials");
        bounded(SolveResult.Setting.class);
        FORMS.record(SolveResult.class)
                .nullable("overlay", "tryIt")
                .derived("standouts", solved -> solved.solution().standouts())
                .order("command", "origin");
    }

    /** Returns each factor of a search with its value in the unchanged scenario. */
    private static List<Map<String, Object>> factors(final Space space) {
        final List<Map<String, Object>> all = new ArrayList<>();
        for (final Factor factor : space.factors()) {
            final Map<String, Object> out = new LinkedHashMap<>();
            out.put("path", factor.path());
            out.put("present", space.present().get(all.size()).orElse(null));
            final Map<String, Object> whole = FORMS.object(factor);
            List.of("kind", "low", "high", "values").forEach(key -> out.put(key, whole.get(key)));
            all.add(out);
        }
        return all;
    }

    private static Map<String, Object> confirmed(final Solution solution, final Solution.Confirmed one) {
        final Map<String, Object> out = new LinkedHashMap<>();
        out.put("values", one.candidate().values());
        out.put("trials", one.trials());
        out.put(STATUS, solution.status(one));
        final List<Map<String, Object>> estimates =
                one.estimates().stream().map(FORMS::object).toList();
        for (int g = 0; g < estimates.size(); g++) {
            estimates.get(g).put(STATUS, solution.status(one, g));
        }
        out.put("estimates", estimates);
        return out;
    }

    static SolveResult search(final JsonAt in) {
        final JsonAt factors = in.get("factors");
        final List<Optional<String>> present = factors.items().stream()
                .map(factor -> factor.get("present"))
                .map(at -> at.value() == null ? Optional.<String>empty() : Optional.of(at.text()))
                .toList();
        final Space space = new Space(
                FORMS.list(Factor.class, factors),
                present,
                in.optional("words").map(words -> words.entries(JsonAt::text)).orElse(Map.of()));
        final Solution solution = FORMS.record(Solution.class).read(in, Map.of("space", space));
        return FORMS.record(SolveResult.class).read(in, Map.of("solution", solution));
    }

    private static void loadouts() {
        FORMS.record(LoadoutAnswer.class).key("replay", "winner").order("command", "finished", "confirmed");
        bounded(LoadoutAnswer.Subject.class).order("title", "scenario", "trial", "bot", "toolVersion", "commit");
        FORMS.record(LoadoutAnswer.Space.class)
                .read(ResultForms::figures, "legal")
                .older("unit", "load");
        FORMS.record(LoadoutAnswer.Around.class)
                .usual("most", Double.NaN)
                .derived("most", around -> Optional.of(around.most()).filter(most -> around.changes() > 0))
                .order("changes", "alike", "worse", "most", "mostBy", "trials");
    }

    private static String figures(final JsonAt in) {
        if (!in.text().matches("[0-9]*")) {
            throw in.wrong("figures");
        }
        return in.text();
    }
}
