package org.sitrep.cli.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ProcessEnd;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.FileBot;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.PlaybookFile;
import org.sitrep.engine.RunResult;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.NearFiles;
import org.sitrep.scenario.Sha256;
import org.sitrep.scenario.Shown;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.BotProvider;
import org.sitrep.strategy.Budget;
import org.sitrep.strategy.DecisionTimer;
import org.sitrep.strategy.ExternalBot;
import org.sitrep.strategy.SideBots;

/**
 * Resolves the texts of {@code --bot}: bots of a game's catalogue by id, external bots from files ({@code MyBot.java},
 * {@code bots.jar} or {@code bots.jar#id}), and playbooks ({@code mine.yaml} or the name of a shipped one). One
 * instance per command, so that each file is read once.
 */
public final class BotSource {
    /** Only the game's own bots. */
    public static final BotSource NONE = new BotSource(List.of(), false, Double.parseDouble(Defaults.BOT_TIMEOUT));

    private static final String SOURCE = ".java";
    private static final String JAR = ".jar";
    private static final String ID = "[A-Za-z][A-Za-z0-9_-]{0,63}";

    /** Maximum size of a jar of bots with its libraries. */
    private static final int MOST_MEBIBYTES = 64;

    private final Set<String> named;
    /** Set if the rungs of the game's ladder precede the named bots. */
    private final boolean ladder;

    private final double secondsToAnswer;
    private final Map<String, FileBot> externalFiles = new LinkedHashMap<>();
    /** Candidates for a suggestion. */
    private final Set<String> shippedBooks = new LinkedHashSet<>();

    /** The findings on bots, with the name of each. */
    private final Map<Finding, String> faults = new LinkedHashMap<>();

    /** The extent to which each plan was followed. */
    private final List<PlanBots.Followed> plans = new ArrayList<>();

    private final List<DecisionTimer> pulses = Collections.synchronizedList(new ArrayList<>());

    private BotSource(final Collection<String> named, final boolean ladder, final double secondsToAnswer) {
        this.ladder = ladder;
        this.secondsToAnswer = secondsToAnswer;
        this.named = new LinkedHashSet<>(named);
    }

    /** Returns the bots of one {@code --bot}; {@link #NONE} if it is null. */
    public static BotSource of(final String named) {
        return named == null ? NONE : of(List.of(named));
    }

    /** Returns the bots of several texts. */
    public static BotSource of(final Collection<String> named) {
        return new BotSource(named, false, NONE.secondsToAnswer);
    }

    /**
     * Returns the rungs of a ladder, from weak to strong.
     *
     * @param rungs values of {@code --rungs}; empty for those of the game
     * @param more added as the last rungs unless they are rungs already
     */
    public static BotSource ofLadder(final List<String> rungs, final List<String> more) {
        final List<String> all = new ArrayList<>(rungs);
        all.addAll(more);
        return new BotSource(all, rungs.isEmpty(), NONE.secondsToAnswer);
    }

    /** Returns the same bots with another time limit per decision of external bots. */
    public BotSource within(final double seconds) {
        return new BotSource(named, ladder, seconds);
    }

    double secondsToAnswer() {
        return secondsToAnswer;
    }

    /**
     * Returns the named external bots.
     *
     * @param findings receives all findings on their sources
     * @throws UserError if a file cannot be used at all
     */
    public List<FileBot> externalBots(final Session session, final Ruleset game, final Findings findings) {
        final List<FileBot> all = new ArrayList<>();
        shippedBooks.addAll(PlaybookBots.shipped(session, game));
        for (final String text : named(game)) {
            final List<String> texts = bySide(game.sides(), text);
            for (int side = 0; side < texts.size(); side++) {
                external(session, game, game.sides().all().get(side), texts.get(side), findings)
                        .filter(bot -> !all.contains(bot))
                        .ifPresent(all::add);
            }
        }
        requireDistinct(game, all);
        return all;
    }

    private Optional<FileBot> external(
            final Session session,
            final Ruleset game,
            final SideBots.Side<?> side,
            final String text,
            final Findings findings) {
        if (isProgram(text)) {
            ProcessEnd.watch(session.console().err());
        }
        final String key = key(side, text);
        final String file = session.home().file(text);
        if (!externalFiles.containsKey(key) && PlanBots.isPlan(text)) {
            kept(key, text, findings, own -> PlanBots.of(session, game, side, text, plans, own));
        } else if (!externalFiles.containsKey(key) && isProgram(text)) {
            kept(key, text, findings, own -> program(game, side, file, own));
        } else if (!externalFiles.containsKey(key) && !side.ids().contains(Budget.idOf(text))) {
            kept(key, text, findings, own -> book(session, game, side, file, own));
        }
        return Optional.ofNullable(externalFiles.get(key));
    }

    /** Returns the key of an external bot: sides of one view share it. */
    private static String key(final SideBots.Side<?> side, final String text) {
        return side.view().getName() + " " + text;
    }

    private void kept(
            final String key,
            final String text,
            final Findings findings,
            final Function<Findings, Optional<FileBot>> open) {
        final Findings own = new Findings();
        open.apply(own).ifPresent(external -> externalFiles.put(key, external));
        own.sorted().forEach(finding -> {
            faults.put(finding, text);
            findings.add(finding);
        });
    }

    /** Returns the bot, as it was named, on which there is a finding; empty if that is on something else. */
    Optional<String> faulty(final Finding finding) {
        return Optional.ofNullable(faults.get(finding))
                .or(() -> named.stream()
                        .filter(text -> finding.mark().file().equals(text.split("#", 2)[0]))
                        .findFirst());
    }

    private Set<String> named(final Ruleset game) {
        if (!ladder) {
            return named;
        }
        final Set<String> all = new LinkedHashSet<>(game.ladder());
        all.addAll(named);
        return all;
    }

    /**
     * Returns the bot of each side.
     *
     * @throws UserError if the text is wrong, or names a side that does not play
     */
    private static List<String> bySide(final SideBots sides, final String text) {
        try {
            return sides.of(text);
        } catch (final IllegalArgumentException wrong) {
            throw UserError.usage(
                    "--bot " + text + ": " + wrong.getMessage(),
                    (sides.shared() ? "name one bot for all, or one each: " : "name one for a side: ")
                            + sides.all().stream()
                                    .filter(side -> side.condition().isEmpty())
                                    .map(side -> side.id() + "=" + side.ids().get(0))
                                    .collect(Collectors.joining(",")));
        }
    }

    /**
     * Returns the ids of the named bots in their order: the rungs of a ladder. A rung of the game's own ladder that is
     * a playbook and is not found next to the launcher is omitted.
     *
     * @throws UserError if a named bot does not exist
     */
    public List<String> rungs(final OpenScenario scenario) {
        final SideBots.Side<?> side = scenario.game().sides().all().get(0);
        return named(scenario.game()).stream()
                .filter(text -> !ladder
                        || named.contains(text)
                        || side.ids().contains(text)
                        || externalFiles.containsKey(key(side, text)))
                .map(scenario::bot)
                .distinct()
                .toList();
    }

    /**
     * Returns whether {@code --bot} names a program, which may do anything, and not a playbook or a bot of the game,
     * which are data.
     */
    public static boolean isProgram(final String text) {
        return Stream.concat(Stream.of(text), Stream.of(text.split(",")))
                .anyMatch(one -> file(one).endsWith(SOURCE) || file(one).endsWith(JAR));
    }

    /**
     * Ensures that the user named the programs among some bots: a data file starts none.
     *
     * @param bots named in the file
     * @param allowed named by the user
     * @param file that names the bots
     * @throws UserError if the user has not named one of them
     */
    public static void requireNamed(
            final Collection<String> bots, final Collection<String> allowed, final String file) {
        for (final String bot : bots) {
            if (isProgram(bot) && allowed.stream().noneMatch(one -> place(one).equals(place(bot)))) {
                throw UserError.usage(
                        file + " names the program " + bot + ", and a program runs only if it is named with --bot",
                        "if you trust it, add --bot " + bot);
            }
        }
    }

    private static Path place(final String text) {
        return Path.of(text).toAbsolutePath().normalize();
    }

    private static String file(final String text) {
        final int hash = text.lastIndexOf(JAR + "#");
        return hash < 0 ? text : text.substring(0, hash + JAR.length());
    }

    private static void requireDistinct(final Ruleset game, final List<FileBot> externalBots) {
        final Set<String> taken = new LinkedHashSet<>();
        game.sides().all().forEach(side -> taken.addAll(side.ids()));
        for (final FileBot external : externalBots) {
            final String id = external.definition().id();
            if (!taken.add(id)) {
                throw UserError.badData("there is already a bot " + id, "give yours another name");
            }
        }
    }

    private Optional<FileBot> program(
            final Ruleset game, final SideBots.Side<?> side, final String text, final Findings findings) {
        final String file = file(text);
        final byte[] bytes = read(file);
        final Optional<BotProvider> source =
                file.endsWith(SOURCE) ? JavaBots.ofSource(file, bytes, game.id(), findings) : Optional.empty();
        if (source.isEmpty() && file.endsWith(SOURCE)) {
            return Optional.empty();
        }
        final BotDefinition<?> made = DecisionWatchdog.within(
                Math.max(secondsToAnswer, NONE.secondsToAnswer),
                text,
                () -> definition(game, side, text, source.orElseGet(() -> chosen(text, JavaBots.ofJar(file, bytes)))));
        return Optional.of(new FileBot(made, new RunResult.BotFile(text, Sha256.hex(bytes))));
    }

    static Optional<FileBot> book(
            final Session session,
            final Ruleset game,
            final SideBots.Side<?> side,
            final String text,
            final Findings findings) {
        try {
            final Optional<FileBot> book =
                    PlaybookBots.named(session, game, text).flatMap(named -> PlaybookBots.of(game, named, findings));
            if (book.filter(bot -> !bot.definition().view().equals(side.view())).isPresent()) {
                throw UserError.usage(text + " is a playbook, and " + side.id() + " plays none", bots(side));
            }
            return book;
        } catch (final UncheckedIOException unreadable) {
            throw UserError.badData(
                    "cannot read the bot " + text + ": " + Reason.of(unreadable.getCause()),
                    "is it a file that you may read?");
        }
    }

    private static BotProvider chosen(final String text, final List<BotProvider> offered) {
        final List<String> ids = offered.stream().map(BotProvider::id).toList();
        final String file = file(text);
        if (text.equals(file)) {
            if (offered.size() > 1) {
                throw UserError.usage(
                        file + " offers " + offered.size() + " bots",
                        "choose: " + file + "#" + String.join(", #", ids));
            }
            return offered.get(0);
        }
        final String id = text.substring(file.length() + 1);
        final int at = ids.indexOf(id);
        if (at < 0) {
            throw UserError.usage(file + " offers no bot " + id, DidYouMean.suggestion(id, ids));
        }
        return offered.get(at);
    }

    private BotDefinition<?> definition(
            final Ruleset game, final SideBots.Side<?> side, final String text, final BotProvider provider) {
        if (!game.id().equals(provider.ruleset())) {
            throw UserError.badData(text + " is a bot for " + provider.ruleset(), "the scenario is for " + game.id());
        }
        final String id = provider.id();
        if (id == null || !id.matches(ID)) {
            throw UserError.badData(
                    text + " has the bot id " + id, "an id is a letter, then letters, digits, - and _, at most 64");
        }
        // Created once before play, so that a failure is reported at once and the view of the bot is known.
        final Bot<?> first = made(text, provider);
        final Optional<Class<?>> view = JavaBots.viewOf(first.getClass());
        if (!view.equals(Optional.of(side.view()))) {
            throw UserError.badData(
                    text + ": " + first.getClass().getName() + " does not have the view of a bot of " + game.id()
                            + (game.sides().shared() ? "" : " for the side " + side.id()),
                    "it must extend Bot<" + side.view().getSimpleName() + "> of "
                            + side.view().getPackageName());
        }
        return definition(game, provider, first, view.get());
    }

    private static Bot<?> made(final String text, final BotProvider provider) {
        try {
            final Bot<?> bot = provider.create();
            if (bot != null) {
                return bot;
            }
        } catch (final RuntimeException | LinkageError failed) {
            throw failed instanceof UserError known
                    ? known
                    : UserError.badData(text + ": the bot cannot be created: " + BotFailure.describe(failed), "");
        }
        throw UserError.badData(text + ": the bot cannot be created: its provider returned none", "");
    }

    private <V> BotDefinition<V> definition(
            final Ruleset game, final BotProvider provider, final Bot<?> first, final Class<V> view) {
        final Set<Bot<?>> made = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
        made.add(first);
        final Supplier<Bot<V>> create = () -> another(provider, made);
        final String id = provider.id();
        return new BotDefinition<>(id, String.valueOf(provider.summary()), view, () -> {
            final ExternalBot<V> external = new ExternalBot<>(id, game::question, create);
            pulses.add(external.timer());
            return external;
        });
    }

    /** Returns a bot that no other thread uses. */
    @SuppressWarnings("unchecked")
    private static <V> Bot<V> another(final BotProvider provider, final Set<Bot<?>> made) {
        final Bot<?> bot = provider.create();
        if (!made.add(bot)) {
            throw new IllegalStateException("its provider created the same bot twice; each thread needs its own");
        }
        return (Bot<V>) bot;
    }

    private static byte[] read(final String file) {
        try {
            return BoundedFile.bytes(Path.of(file), MOST_MEBIBYTES);
        } catch (final IOException unreadable) {
            throw Files.exists(Path.of(file))
                    ? UserError.badData(
                            "cannot read the bot " + file + ": " + Reason.of(unreadable), "is it a readable file?")
                    : UserError.badData("there is no file " + Shown.name(file), NearFiles.suggestion(file));
        }
    }

    /**
     * Returns the shortest text of the ids of the bots of all sides, the usual ones if {@code text} is null.
     *
     * @throws UserError if one does not exist, or its side does not play
     */
    String id(final PlayableScenario scenario, final String text) {
        final List<String> each = new ArrayList<>(bySide(scenario.sides(), text));
        for (int side = 0; side < each.size(); side++) {
            each.set(side, idOfOne(scenario.game().sides(), side, each.get(side)));
        }
        return scenario.sides().text(each);
    }

    private String idOfOne(final SideBots sides, final int seat, final String text) {
        final SideBots.Side<?> side = sides.all().get(seat);
        final FileBot external = externalFiles.get(key(side, text));
        if (external != null) {
            return external.definition().id();
        }
        final String id = Budget.idOf(text);
        if (!side.ids().contains(id)) {
            throw unknown(text, sides, side);
        }
        return Budget.follows(text) ? withBudget(side, id, text) : text;
    }

    private static String withBudget(final SideBots.Side<?> side, final String id, final String text) {
        final Budget budget = side.budget(id)
                .orElseThrow(() -> UserError.usage("the bot " + id + " takes no budget", "write --bot " + id));
        try {
            return budget.canonical(text);
        } catch (final IllegalArgumentException wrong) {
            throw UserError.usage(wrong.getMessage(), "for instance --bot " + id + ":" + budget.usual());
        }
    }

    private UserError unknown(final String text, final SideBots sides, final SideBots.Side<?> side) {
        final List<String> bots = side.ids();
        final String name = PlaybookFile.name(text);
        if (bots.contains(name) || name.endsWith(SOURCE)) {
            return UserError.usage(
                    name + " is not a playbook and has no values to change", "name one: --bot mine.yaml");
        }
        if (!sides.ids().isEmpty() && name.matches("[A-Za-z]+=.*")) {
            return UserError.usage(
                    "there is no side " + name.substring(0, name.indexOf('=')),
                    "the sides are " + String.join(", ", sides.ids()));
        }
        if (!side.view().equals(sides.all().get(0).view())) {
            return UserError.usage("the side " + side.id() + " has no bot " + name, bots(side));
        }
        final List<String> known = new ArrayList<>(bots);
        known.addAll(shippedBooks);
        return UserError.usage("there is no bot " + name, Advice.of(name, known, "bots"));
    }

    private static String bots(final SideBots.Side<?> side) {
        return "its bots are " + String.join(", ", side.ids());
    }

    /** Returns the timers of the external bots loaded so far. */
    List<DecisionTimer> pulses() {
        synchronized (pulses) {
            return List.copyOf(pulses);
        }
    }

    /** Returns, for each plan that has been read, how many of its decisions were followed, in a sentence. */
    public List<String> plans() {
        return plans.stream().map(PlanBots.Followed::sentence).toList();
    }

    /** Returns whether an external bot plays. */
    public boolean hasExternalBots() {
        return !externalFiles.isEmpty();
    }
}
