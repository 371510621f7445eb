package org.sitrep.cli.service.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.AfterStudy;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.report.Publications;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.SolveSentences;

/**
 * A search for values, from the question to its published answer.
 *
 * @param write receives the overlay beside the report; empty for the report alone
 * @param force whether it may be overwritten
 * @param command the line that searches again
 */
public record SolveStudy(Question question, SolveRequest request, Optional<Path> write, boolean force, String command) {
    private static final String OVERLAY = "overlay.yaml";

    /** Searches and publishes; returns the exit code. */
    public int play(final Stage stage) {
        final Console console = stage.session().console();
        final Solving solving = new Solving(question, request, stage);
        final Solution solution = solving.solve();
        if (!solving.silent().isEmpty()) {
            console.message(solving.silent() + "; --bot-timeout gives it more time");
        }
        if (!solving.firstIllegal().isEmpty()) {
            console.message("The first candidate that is no legal content:");
            solving.firstIllegal().forEach(finding -> console.message(finding.toString()));
        }
        final Path place = Path.of(question.base().name(), name());
        final Optional<Path> overlay =
                write.or(() -> stage.out().map(out -> out.resolve(place).resolve(OVERLAY)));
        final Solved solved = solved(solving, solution, overlay);
        write.filter(any -> solved.overlay().isPresent()).ifPresent(file -> {
            Overlays.write(file, solved.overlay().get(), force);
            console.message("Overlay: " + file);
        });
        final ReportOutput output = stage.write(Publications.of(solved), Optional.of(place));
        output.next(() -> AfterStudy.of(solved, changes(), overlay)).print(stage.format());
        if (!solving.silent().isEmpty() || solving.givenUp() > 0) {
            return ExitCode.GIVEN_UP;
        }
        return solution.answer().isPresent() ? ExitCode.OK : ExitCode.UNDECIDED;
    }

    private Solved solved(final Solving solving, final Solution solution, final Optional<Path> file) {
        final BuildInfo build = BuildInfo.current();
        final OpenScenario base = question.base();
        final Solved.Origin origin = new Solved.Origin(
                build.version(),
                build.commit(),
                question.file(),
                base.document().title(),
                base.compiled().trial(),
                base.input(),
                solving.givenUp());
        final Optional<Solution.Confirmed> edit =
                solution.answer().filter(answer -> solution.space().changes(answer.candidate()) > 0);
        return new Solved(
                solution,
                origin,
                command,
                edit.map(answer -> Overlays.text(question, answer.candidate(), comment(solution, answer))),
                edit.flatMap(answer -> file.map(this::run)),
                solution.answer().map(answer -> setting(solution, answer)));
    }

    private Solved.Setting setting(final Solution solution, final Solution.Confirmed answer) {
        final Solution.Goal first = solution.goals().get(0);
        final String bot = first.target()
                .bot()
                .or(() -> Optional.ofNullable(question.batch().bot()))
                .orElse(first.bot());
        return new Solved.Setting(
                bot,
                question.base().changes(),
                Solving.changes(question, answer.candidate()),
                question.batch().maxDecisions());
    }

    private List<String> comment(final Solution solution, final Solution.Confirmed answer) {
        final OpenScenario base = question.base();
        final List<String> lines = new ArrayList<>();
        lines.add(base.document().title() + ", changed so that");
        for (int g = 0; g < solution.goals().size(); g++) {
            final Solution.Goal goal = solution.goals().get(g);
            lines.add("  " + goal.target().text() + ": "
                    + SolveSentences.value(goal, answer.estimates().get(g)) + " by the bot " + goal.bot());
        }
        lines.add("on " + answer.missions() + " " + base.compiled().trial() + "s with seed "
                + solution.request().freshSeed() + ". Found by");
        lines.add("  " + command);
        lines.add("Lay it over " + question.file() + " with --overlay.");
        return lines;
    }

    /** Returns the line that plays the scenario with the overlay, and with all other changes of the search. */
    private String run(final Path overlay) {
        final List<String> words = new ArrayList<>(List.of("./sitrep", "run", question.file()));
        question.overlays().forEach(laid -> words.addAll(List.of("--overlay", laid.toString())));
        words.addAll(List.of("--overlay", overlay.toString()));
        question.sets(List.of()).forEach(set -> words.addAll(List.of("--set", set)));
        Optional.ofNullable(question.batch().bot()).ifPresent(bot -> words.addAll(List.of("--bot", bot)));
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }

    /** Returns all other changes of the search, as words of a line that plays with them. */
    private List<String> changes() {
        return Stream.concat(
                        question.base().changes().stream(),
                        Stream.ofNullable(question.batch().bot()).map(bot -> "--bot=" + bot))
                .toList();
    }

    /** Named after what decides the answer, as other runs are. */
    private String name() {
        return "solve-seed" + request.seed() + "-" + request.budgetMissions() + "-"
                + RunName.fingerprint(
                        question.base().document().sha256(),
                        question.goals(),
                        question.space().factors(),
                        request.confirm(),
                        request.level());
    }
}
