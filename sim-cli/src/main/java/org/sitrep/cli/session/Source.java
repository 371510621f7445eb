package org.sitrep.cli.session;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.PlanFile;
import org.sitrep.engine.ScenarioSource;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Shown;

/**
 * A scenario to open for a session.
 *
 * @param request its file and its changes
 * @param bots that may play it in addition to the game's own
 */
public record Source(Session session, LoadRequest request, BotSource bots) {
    private static final String OVERLAY = "--overlay=";

    /** Bytes of an overlay that are read again for shipped scenarios, over all of them. */
    private static final long MOST_TRIED = 1_000_000;

    /** Returns an unchanged scenario, for the game's own bots; the file may be one of the launcher's folder. */
    public static Source of(final Session session, final String file) {
        final Path library = session.home().library().orElse(null);
        return new Source(session, new LoadRequest(session.home().file(file), library), BotSource.NONE);
    }

    /** Returns another scenario with the same changes. */
    public Source in(final String other) {
        return new Source(session, request.in(session.home().file(other)), bots);
    }

    /** Returns the same with further changes. */
    public Source with(final List<String> more) {
        return new Source(session, request.set(more), bots);
    }

    /** Returns the same with further overlays. */
    public Source under(final List<Path> more) {
        return new Source(
                session,
                request.overlay(more.stream()
                        .map(file -> session.home().file(file.toString()))
                        .toList()),
                bots);
    }

    /** Returns the same with further changes as results record them: {@code --overlay=FILE}, or {@code path=value}. */
    public Source changed(final List<String> changes) {
        final Map<Boolean, List<String>> isOverlay =
                changes.stream().collect(Collectors.partitioningBy(change -> change.startsWith(OVERLAY)));
        return under(isOverlay.get(true).stream()
                        .map(change -> Path.of(change.substring(OVERLAY.length())))
                        .toList())
                .with(isOverlay.get(false));
    }

    /** Returns the same for other bots. */
    public Source by(final BotSource others) {
        return new Source(session, request, others);
    }

    /** Returns the scenario as the engine opens it. */
    public ScenarioSource source() {
        return new ScenarioSource(
                request,
                session.games().all(),
                (game, findings) -> bots.externalBots(session, game, findings),
                BuildInfo.current().madeBy());
    }

    /** Returns the scenario file as typed from the current folder. */
    public String file() {
        return request.file();
    }

    /**
     * The result of opening a scenario.
     *
     * @param scenario empty if there is any finding
     * @param findings all findings, by place
     */
    public record Attempt(Optional<OpenScenario> scenario, List<Finding> findings) {}

    /**
     * The result of checking a file.
     *
     * @param findings all findings, by place
     * @param over the shipped scenario over which an overlay was checked; empty for a scenario or a playbook
     * @param scenario a sound scenario; empty for a playbook or an overlay, and if there is any finding
     */
    public record Checked(List<Finding> findings, Optional<String> over, Optional<OpenScenario> scenario) {}

    /** Checks a scenario, a playbook, a plan, or an overlay, whichever the file is. */
    public Checked check() {
        if (isMissing()) {
            final Mark whole = new Mark(file(), 0, 0);
            final String advice = Advice.scenario(session, file());
            return new Checked(
                    List.of(new Finding(Codes.UNREADABLE.id(), whole, "", "there is no such file", advice)),
                    Optional.empty(),
                    Optional.empty());
        }
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document = load(findings);
        final Optional<Ruleset> playbook = document.flatMap(this::playbookOf);
        if (playbook.isPresent()) {
            playbook.get().playbook(document.get(), findings);
            return new Checked(findings.sorted(), Optional.empty(), Optional.empty());
        }
        final Optional<ScenarioDocument> plan = document.filter(PlanFile::isPlan);
        if (plan.isPresent()) {
            final Optional<Ruleset> game = games(plan.get()).findFirst();
            PlanFile.of(plan.get(), findings)
                    .ifPresent(read -> game.ifPresent(of -> read.decisions(of.sides(), file(), findings)));
            return new Checked(findings.sorted(), Optional.empty(), Optional.empty());
        }
        final Attempt alone = attempt();
        return document.filter(read -> isOverlay(read, alone.findings()))
                .flatMap(read -> games(read).findFirst())
                .flatMap(this::overShipped)
                .orElse(new Checked(alone.findings(), Optional.empty(), alone.scenario()));
    }

    /** Returns whether a file extends nothing and lacks whole parts of the game's data. */
    private static boolean isOverlay(final ScenarioDocument document, final List<Finding> findings) {
        return document.files().size() == 1
                && findings.stream()
                        .anyMatch(finding -> finding.code().equals(Codes.MISSING_KEY.id())
                                && !finding.path().contains("."));
    }

    /**
     * Checks the file as an overlay on the shipped scenario that it fits best; empty if the game ships none. A file of
     * megabytes is tried on the first scenarios only: each costs a second.
     */
    private Optional<Checked> overShipped(final Ruleset game) {
        Optional<Checked> best = Optional.empty();
        final long bytes = Math.max(1, Path.of(file()).toFile().length());
        final List<String> shipped = session.home().shippedScenarios(game).stream()
                .limit(Math.max(1, MOST_TRIED / bytes))
                .toList();
        for (final String scenario : shipped) {
            final Source whole = of(session, session.home().shipped(scenario)).under(List.of(Path.of(file())));
            final List<Finding> findings = new Source(session, whole.request.set(request.sets()), bots)
                    .attempt()
                    .findings();
            if (best.isEmpty() || findings.size() < best.get().findings.size()) {
                best = Optional.of(new Checked(findings, Optional.of(whole.file()), Optional.empty()));
            }
            if (findings.isEmpty()) {
                break;
            }
        }
        return best;
    }

    private Stream<Ruleset> games(final ScenarioDocument document) {
        return session.games().all().stream().filter(game -> game.id().equals(document.ruleset()));
    }

    /** Returns the game of a document that is a playbook. */
    private Optional<Ruleset> playbookOf(final ScenarioDocument document) {
        return games(document).filter(game -> game.isPlaybook(document)).findFirst();
    }

    /** Opens the scenario, or returns all findings. */
    public Attempt attempt() {
        return attempt(KeyOrder.NONE);
    }

    /**
     * Opens the scenario with its keys in a recorded order, or returns all findings.
     *
     * @param order of the keys it knows; unknown keys follow
     */
    public Attempt attempt(final KeyOrder order) {
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document = load(findings).map(order::of);
        if (document.flatMap(this::playbookOf).isPresent()) {
            throw UserError.badData(file() + " is a playbook, not a scenario", "use it as a bot: --bot " + file());
        }
        final Optional<OpenScenario> open = document.flatMap(data -> source().open(data, findings))
                .map(playable -> new OpenScenario(playable, this));
        return new Attempt(open, findings.sorted());
    }

    private boolean isMissing() {
        return !Files.exists(Path.of(file()), LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Reads the files.
     *
     * @param findings receives all findings on them
     * @throws UserError if the file does not exist
     */
    public Optional<ScenarioDocument> load(final Findings findings) {
        if (isMissing()) {
            throw UserError.badData("there is no file " + Shown.name(file()), Advice.scenario(session, file()));
        }
        return source().read(findings);
    }

    /**
     * Opens the scenario.
     *
     * @throws UserError with all findings on the scenario or a bot
     */
    public OpenScenario require() {
        return require(KeyOrder.NONE);
    }

    /** Opens it like {@link #require()}, with its keys in another order. */
    public OpenScenario require(final KeyOrder order) {
        final Attempt attempt = attempt(order);
        return attempt.scenario().orElseThrow(() -> unusable(attempt.findings()));
    }

    /** Prints the findings and returns the error that ends the command; it names the scenario, the bots, or both. */
    public UserError unusable(final List<Finding> findings) {
        final String what = findings.stream()
                .map(finding -> bots.faulty(finding).orElse(file()))
                .distinct()
                .collect(Collectors.joining(" and "));
        return unusable(session, what, findings);
    }

    /** Prints the findings and returns the error that ends the command. */
    public static UserError unusable(final Session session, final String file, final List<Finding> findings) {
        findings.forEach(finding -> session.console().message(finding.toString()));
        return UserError.badData(
                file + " cannot be used: " + findings(findings.size()), "nothing was played or written");
    }

    /** Returns e.g. {@code 1 finding}. */
    public static String findings(final int count) {
        return count + (count == 1 ? " finding" : " findings");
    }
}
