package org.sitrep.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.sitrep.contract.Deep;
import org.sitrep.page.Contents;
import org.sitrep.page.PageJson;
import org.sitrep.page.PageQuestions;
import org.sitrep.page.Playing;
import org.sitrep.page.Refusal;
import org.sitrep.page.Replays;
import org.sitrep.ruleset.Ruleset;

/** Asks the questions of the page on the JVM, and thinks of all kinds of them for a scenario. */
final class PageCases {
    private static final long SEED = 1967;
    private static final int ROLLOUTS = 20;
    private static final int BUDGET = 5000;

    private final PageQuestions questions = new PageQuestions(
            new Contents(
                    Ruleset.shipped(),
                    SiteFiles.listed().get("scenarios"),
                    SiteFiles.listed().get("playbooks"),
                    SiteFiles.LIBRARY),
            1,
            System::nanoTime);

    private final List<AskedServer.Question> asked = new ArrayList<>();

    /** Returns the last answer to a question, as the worker gives it. */
    AskedServer.Answer answer(final AskedServer.Question question) {
        final byte[] json = question.json().getBytes(StandardCharsets.UTF_8);
        try {
            if (question.name().equals("replay")) {
                return new AskedServer.Answer(
                        "page", questions.replays().page(PageJson.read(json, Replays.Question.class)));
            }
            final PageQuestions.Answer answer = questions.ask(question.name(), json);
            return answer instanceof PageQuestions.Live live
                    ? new AskedServer.Answer("end", last(live.playing()))
                    : new AskedServer.Answer("answer", text(((PageQuestions.Now) answer).answer()));
        } catch (final RuntimeException wrong) {
            return new AskedServer.Answer("refusal", text(Refusal.of(wrong)));
        }
    }

    /** The answers before the last come as the clock has it. */
    private static String last(final Playing playing) {
        final AtomicReference<Object> last = new AtomicReference<>();
        playing.play(answer -> {
            last.set(answer);
            return true;
        });
        return text(last.get());
    }

    private static String text(final Object answer) {
        return new String(PageJson.write(answer), StandardCharsets.UTF_8);
    }

    /** Returns the questions about everything, which belong to no scenario. */
    static List<AskedServer.Question> general() {
        return List.of(new AskedServer.Question("games", Map.of()));
    }

    /** Returns all kinds of questions about a scenario. */
    List<AskedServer.Question> about(final Ruleset game, final String scenario) {
        final Contents.Opened opened = (Contents.Opened) ((PageQuestions.Now) questions.ask(
                        "scenario",
                        new AskedServer.Question("", variant(scenario, ""))
                                .json()
                                .getBytes(StandardCharsets.UTF_8)))
                .answer();
        asked.clear();
        final int trials = trials(scenario);
        final List<String> bots = bots(game, opened);
        final Map<String, Object> plain = variant(scenario, "");
        final Map<String, Object> first = variant(scenario, bots.get(0));
        final Optional<String> change = change(opened);
        final Map<String, Object> second =
                variant(scenario, bots.get(bots.size() - 1), change.stream().toArray(String[]::new));
        ask("scenario", plain);
        ask("scenario", second);
        ask("find", Map.of("scenario", scenario, "text", "a re"));
        ask("words", plain);
        if (opened.loadouts()) {
            ask("loadouts", Map.of("variant", plain));
            ask("loadouts", Map.of("variant", plain, "kits", List.of(List.of())));
        }
        ask("overlay", second);
        ask("check-card", with(plain, "overlays", List.of(Map.of("name", "card.yaml", "text", "titel: 1\nx: [2"))));
        askOfPlay(List.of(first, second), trials);
        askOfTrial(first, second, isShort(scenario));
        askOfBooks(game, opened, plain, trials);
        askOfBots(opened, plain, bots, trials);
        change.filter(set -> isShort(scenario)).ifPresent(set -> askForValues(opened, plain, set));
        return List.copyOf(asked);
    }

    /** Returns whether thousands of trials take seconds; at full length everything is asked. */
    private static boolean isShort(final String scenario) {
        return scenario.contains("/combats/") || Deep.or(0, 1) == 1 && !scenario.contains("campaign");
    }

    private static int trials(final String scenario) {
        if (scenario.contains("campaign")) {
            return Deep.or(1, 20);
        }
        return scenario.contains("/combats/") ? Deep.or(30, 2000) : Deep.or(12, 200);
    }

    private void askOfPlay(final List<Map<String, Object>> sides, final int trials) {
        for (final List<Map<String, Object>> some : List.of(
                sides.subList(0, 1),
                sides,
                Stream.concat(
                                sides.stream(),
                                Stream.of(variant((String) sides.get(0).get("scenario"), "")))
                        .toList())) {
            final Map<String, Object> question = Map.of("sides", some, "trials", trials, "seed", SEED);
            ask("bench", question);
            ask("report", question);
            ask("trials", with(with(question, "told", Math.min(trials, 3)), "metric", ""));
            ask("told", Map.of("sides", some, "seed", SEED, "trial", 1));
        }
    }

    /** A trial is asked about step by step; its decisions take as many rollouts as there are steps. */
    private void askOfTrial(final Map<String, Object> one, final Map<String, Object> other, final boolean costs) {
        final Map<String, Object> trial = Map.of("variant", one, "seed", SEED, "trial", 1);
        ask("replay", trial);
        if (costs) {
            ask("cost", with(trial, "rollouts", ROLLOUTS));
            ask("replay", with(trial, "rollouts", ROLLOUTS));
            ask("play-cost", with(trial, "answers", List.of(0, 0)));
        }
        ask("replay", with(trial, "against", other));
        ask("replay", with(trial, "answers", List.of(0, 0)));
        ask("play", with(trial, "answers", List.of()));
        ask("play", with(trial, "answers", List.of(0, 0, 0)));
    }

    private void askOfBooks(
            final Ruleset game, final Contents.Opened opened, final Map<String, Object> plain, final int trials) {
        final List<String> books = SiteFiles.playbooks(game);
        for (final String name : books.subList(0, Deep.or(1, books.size()))) {
            ask("book", Map.of("scenario", opened.scenario(), "name", name));
            final String text = SiteFiles.text(SiteFiles.LIBRARY + "/" + game.id() + "/playbooks/" + name + ".yaml");
            final String bot = opened.sides().size() > 1 ? opened.sides().get(0).id() + "=mine.yaml" : "mine.yaml";
            final Map<String, Object> own = with(with(plain, "bot", bot), "playbook", text);
            ask("check", own);
            ask("check", with(own, "playbook", text.replaceFirst("when:", "wehn:")));
            ask("book-play", Map.of("sides", List.of(plain, own), "trials", trials, "seed", SEED));
        }
    }

    private void askOfBots(
            final Contents.Opened opened, final Map<String, Object> plain, final List<String> bots, final int trials) {
        final Map<String, Object> question = Map.of("variant", plain, "trials", Math.max(10, trials), "seed", SEED);
        ask("ladder", with(question, "bots", bots));
        if (opened.matchup()) {
            final List<String> ids = bots.stream()
                    .map(bot -> bot.substring(bot.indexOf('=') + 1))
                    .toList();
            ask("matchup", with(question, "bots", List.of(ids, ids)));
        }
    }

    private void askForValues(final Contents.Opened opened, final Map<String, Object> plain, final String set) {
        final String path = set.substring(0, set.indexOf('='));
        final long high = Long.parseLong(set.substring(path.length() + 1));
        final boolean share =
                opened.metrics().stream().anyMatch(metric -> metric.name().equals(opened.headline()) && metric.share());
        ask(
                "solve",
                Map.of(
                        "variant", plain,
                        "vary", List.of(path + "=" + (high - 1) + ".." + high),
                        "targets", List.of(opened.headline() + (share ? "=50%±20%" : "=3±2")),
                        "budget", BUDGET,
                        "seed", SEED));
    }

    /** Returns bots of the first side that do not search, with its name if there are two. */
    private static List<String> bots(final Ruleset game, final Contents.Opened opened) {
        final Contents.Side side = opened.sides().get(0);
        final String name = side.id().isEmpty() ? "" : side.id() + "=";
        return game.bots().stream()
                .map(Ruleset.Listing::id)
                .filter(bot -> game.budget(bot).isEmpty())
                .limit(3)
                .map(bot -> name + bot)
                .toList();
    }

    /** Returns a change of one of the scenario's own whole numbers that may be one higher. */
    private Optional<String> change(final Contents.Opened opened) {
        return opened.values().stream()
                .filter(value -> value.own() && value.text().matches("[0-9]{1,4}"))
                .map(value -> value.path() + "=" + (Long.parseLong(value.text()) + 1))
                .filter(set -> answer(new AskedServer.Question("scenario", variant(opened.scenario(), "", set)))
                        .kind()
                        .equals("answer"))
                .findFirst();
    }

    private void ask(final String name, final Map<String, Object> question) {
        asked.add(new AskedServer.Question(name, question));
    }

    private static Map<String, Object> variant(final String scenario, final String bot, final String... sets) {
        return Map.of("scenario", scenario, "sets", List.of(sets), "bot", bot);
    }

    private static Map<String, Object> with(final Map<String, Object> map, final String key, final Object value) {
        final Map<String, Object> more = new TreeMap<>(map);
        more.put(key, value);
        return more;
    }
}
