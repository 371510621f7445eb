package org.sitrep.cli.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Input;
import org.sitrep.engine.RunSubject;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Shown;
import org.sitrep.scenario.ValueSources;
import org.sitrep.strategy.BotDefinition;

/**
 * A scenario that is sound: read, checked and made into tables.
 *
 * @param document what its files come to
 * @param game its ruleset
 * @param compiled its tables
 * @param bots who may play it beside the game's own bots
 * @param overlays files laid over it, in order
 */
public record OpenScenario(
        ScenarioDocument document, Ruleset game, CompiledScenario compiled, BotSource bots, List<Path> overlays) {
    /**
     * What came of opening a scenario.
     *
     * @param scenario empty if there is anything wrong
     * @param findings everything that is wrong, by place
     */
    public record Attempt(Optional<OpenScenario> scenario, List<Finding> findings) {}

    /** Opens a scenario to look at it, or says everything that is wrong with it. */
    public static Attempt attempt(
            final Session session, final String file, final List<Path> overlays, final List<String> sets) {
        return attempt(session, file, overlays, sets, BotSource.NONE);
    }

    /** Says everything that is wrong with a scenario, or with a playbook if the file is one. */
    public static List<Finding> wrongWith(
            final Session session, final String file, final List<Path> overlays, final List<String> sets) {
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document = load(session, file, overlays, sets, findings);
        final Optional<Ruleset> game = document.flatMap(found -> playbookOf(session, found));
        if (game.isEmpty()) {
            return attempt(session, file, overlays, sets).findings();
        }
        game.get().playbook(document.get(), findings);
        return findings.sorted();
    }

    /** Returns the game of a document that is a playbook. */
    private static Optional<Ruleset> playbookOf(final Session session, final ScenarioDocument document) {
        return session.games().all().stream()
                .filter(game -> game.id().equals(document.ruleset()))
                .filter(game -> game.isPlaybook(document))
                .findFirst();
    }

    /**
     * Opens a scenario to look at it or to play it, or says everything that is wrong with it.
     *
     * @param bots who is to play it
     */
    public static Attempt attempt(
            final Session session,
            final String file,
            final List<Path> overlays,
            final List<String> sets,
            final BotSource bots) {
        return attempt(session, file, overlays, sets, bots, KeyOrder.NONE);
    }

    /**
     * Opens a scenario with its things in an order of another day, or says everything that is wrong with it.
     *
     * @param bots who is to play it
     * @param order in which what it knows is put; what it does not know stands behind
     */
    public static Attempt attempt(
            final Session session,
            final String file,
            final List<Path> overlays,
            final List<String> sets,
            final BotSource bots,
            final KeyOrder order) {
        final Findings findings = new Findings();
        final Optional<ScenarioDocument> document =
                load(session, file, overlays, sets, findings).map(order::of);
        if (document.flatMap(found -> playbookOf(session, found)).isPresent()) {
            throw UserError.badData(file + " is a playbook and no scenario", "let it play one: --bot " + file);
        }
        Optional<OpenScenario> open = Optional.empty();
        if (document.isPresent()
                && !session.games().ids().contains(document.get().ruleset())) {
            document.get().unknownRuleset(session.games().ids(), findings);
        } else if (document.isPresent()) {
            final Ruleset game = session.games().require(document.get().ruleset());
            open = game.compile(document.get(), findings, bots.guests(session, game, findings))
                    .filter(compiled -> findings.isEmpty())
                    .map(compiled -> new OpenScenario(document.get(), game, compiled, bots, overlays));
        }
        return new Attempt(open, findings.sorted());
    }

    private static Optional<ScenarioDocument> load(
            final Session session,
            final String file,
            final List<Path> overlays,
            final List<String> sets,
            final Findings findings) {
        if (!Files.exists(Path.of(file))) {
            throw UserError.badData("there is no file " + Shown.name(file), Advice.scenario(session, file));
        }
        final Path library = session.home().library().orElse(null);
        final List<String> laid = overlays.stream().map(Path::toString).toList();
        return ScenarioLoader.load(new LoadRequest(file, library, laid, sets), findings);
    }

    /**
     * Opens a scenario for the game's own bots.
     *
     * @throws UserError with all findings if there is anything wrong
     */
    public static OpenScenario require(
            final Session session, final String file, final List<Path> overlays, final List<String> sets) {
        return require(session, file, overlays, sets, BotSource.NONE);
    }

    /**
     * Opens a scenario.
     *
     * @param bots who is to play it
     * @throws UserError with all findings if there is anything wrong, with the scenario or with a bot
     */
    public static OpenScenario require(
            final Session session,
            final String file,
            final List<Path> overlays,
            final List<String> sets,
            final BotSource bots) {
        final Attempt attempt = attempt(session, file, overlays, sets, bots);
        return attempt.scenario().orElseThrow(() -> unusable(session, file, attempt.findings()));
    }

    /**
     * Opens a scenario for guests that are there already.
     *
     * @param game whose guests they are
     * @throws UserError with all findings if there is anything wrong, or if it is a scenario of another game
     */
    public static OpenScenario requireFor(
            final Session session,
            final Ruleset game,
            final String file,
            final List<Path> overlays,
            final List<String> sets,
            final List<BotDefinition<?>> guests) {
        final OpenScenario open = require(session, file, overlays, sets);
        if (!open.game().id().equals(game.id())) {
            throw UserError.badData(
                    file + " is a scenario of " + open.game().title(), "the playbook is one of " + game.title());
        }
        final CompiledScenario compiled =
                open.game().compile(open.document(), new Findings(), guests).orElseThrow();
        return new OpenScenario(open.document(), open.game(), compiled, open.bots(), overlays);
    }

    /** Tells the findings and returns the error that ends the command. */
    public static UserError unusable(final Session session, final String file, final List<Finding> findings) {
        findings.forEach(finding -> session.console().message(finding.toString()));
        return UserError.badData(
                file + " cannot be used: " + findings(findings.size()), "nothing was played or written");
    }

    /** Returns e.g. {@code 1 finding}. */
    public static String findings(final int count) {
        return count + (count == 1 ? " finding" : " findings");
    }

    /**
     * Returns the file of a shipped scenario as the user would type it from where he is; as it stands if it is not
     * there.
     */
    public static String shipped(final Session session, final String file) {
        return session.home()
                .root()
                .map(root -> root.resolve(file))
                .filter(Files::isRegularFile)
                .map(found -> relative(found).toString())
                .orElse(file);
    }

    private static Path relative(final Path found) {
        final Path here = Path.of("").toAbsolutePath();
        final Path absolute = found.toAbsolutePath().normalize();
        return absolute.startsWith(here) ? here.relativize(absolute) : absolute;
    }

    /**
     * Returns the id of the bot that {@code --bot} names, the game's first one if {@code named} is null.
     *
     * @throws UserError if there is none
     */
    public String bot(final String named) {
        return bots.id(game, named);
    }

    /** Returns the scenario's short name: its file's, without folder and ending. */
    public String name() {
        final String file = Path.of(document.file()).getFileName().toString();
        final int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }

    /** Returns the scenario played by a bot, a side of a contest. */
    public Contender contender(final String bot) {
        return new Contender(compiled, subject(bot), bot);
    }

    /** Returns what a capsule says of the origin of the scenario and of the bot that plays it. */
    public RunSubject subject(final String bot) {
        final BuildInfo build = BuildInfo.current();
        return new RunSubject(
                build.version(),
                build.commit(),
                document.ruleset(),
                document.file(),
                document.title(),
                new Capsule.Content(
                        document.sha256(), document.json(), document.files(), changes(), ValueSources.of(document)),
                bots.file(game, bot));
    }

    /** Returns what the scenario was made from. */
    public Input input() {
        return new Input(
                document.ruleset(),
                document.sha256(),
                document.files(),
                changes(),
                compiled.options(),
                ValueSources.of(document));
    }

    /** Returns {@code --overlay=FILE} and {@code path=value} of all changes, as capsules keep them. */
    public List<String> changes() {
        return Stream.concat(overlays.stream().map(overlay -> "--overlay=" + overlay), document.sets().stream())
                .toList();
    }

    /** Returns {@code forbid=[...]} with what the scenario forbids anyway, and a further thing. */
    public String forbiddingAlso(final String thing) {
        final List<String> all = new ArrayList<>();
        document.at("forbid")
                .filter(ListNode.class::isInstance)
                .ifPresent(node -> ((ListNode) node).items().forEach(item -> all.add(((ScalarNode) item).text())));
        all.add(thing);
        return "forbid=[" + String.join(", ", all) + "]";
    }
}
