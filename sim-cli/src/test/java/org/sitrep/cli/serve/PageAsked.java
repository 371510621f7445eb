package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.Cli;
import org.sitrep.page.Contents;
import org.sitrep.page.PageJson;
import org.sitrep.page.PageQuestions;
import org.sitrep.page.Playing;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks the questions of the page without a server. */
final class PageAsked {
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private final PageQuestions questions;

    /** Creates the questions about one scenario of a game. */
    PageAsked(final String game, final String file) {
        this(game, file, System::nanoTime);
    }

    /** @param nanoTime clock that decides how long stages are */
    PageAsked(final String game, final String file, final LongSupplier nanoTime) {
        final Contents contents = new Contents(
                Ruleset.shipped(), Map.of(game, List.of(file)), Map.of(), Cli.REPOSITORY.resolve("scenarios"));
        questions = new PageQuestions(contents, 2, nanoTime);
    }

    /** Returns a variant of a scenario, to be put into a question. */
    static Map<String, Object> variant(final String file, final String bot, final String... sets) {
        return Map.of("scenario", file, "bot", bot, "sets", List.of(sets));
    }

    /** Returns a question that has been opened and is not played yet. */
    Playing open(final String name, final Map<String, Object> question) {
        return ((PageQuestions.Live) questions.ask(name, json(question))).playing();
    }

    /** Returns the answer to a question that is answered at once. */
    JsonNode now(final String name, final Map<String, Object> question) {
        return read(((PageQuestions.Now) questions.ask(name, json(question))).answer());
    }

    /** Returns all answers to a question that is answered live. */
    List<JsonNode> all(final String name, final Map<String, Object> question) {
        final List<JsonNode> answers = new ArrayList<>();
        assertTrue(open(name, question).play(answer -> answers.add(read(answer))));
        return answers;
    }

    private static byte[] json(final Map<String, Object> question) {
        return JsonMapper.shared().writeValueAsString(question).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns an answer as the page reads it. */
    static JsonNode read(final Object answer) {
        return JsonMapper.shared().readTree(PageJson.write(answer));
    }

    /** Returns the JSON result of the line that an answer shows. */
    static JsonNode commandOf(final JsonNode answer, final int code) {
        final List<String> words = new ArrayList<>();
        final Matcher word = WORD.matcher(answer.get("command").asString());
        while (word.find()) {
            words.add(word.group(1) == null ? word.group(2) : word.group(1));
        }
        words.addAll(List.of("--no-report", "--format", "json"));
        final Cli.Result result = Cli.run(words.subList(1, words.size()).toArray(String[]::new));
        assertEquals(code, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }
}
