package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.Cli;
import org.sitrep.page.Contents;
import org.sitrep.page.PageJson;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks the page's questions without a server, and the command line for the same. */
final class Asked {
    static final String PATROL =
            Cli.REPOSITORY.resolve("scenarios/purple-haze/combats/patrol.yaml").toString();

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private final PageQuestions questions = new PageQuestions(
            new Contents(
                    Ruleset.shipped(),
                    Map.of("purple-haze", List.of(PATROL)),
                    Map.of("purple-haze", List.of("rifleman-book")),
                    Cli.REPOSITORY.resolve("scenarios")),
            2,
            System::nanoTime);

    static Map<String, Object> variant(final String bot, final String... sets) {
        return Map.of("scenario", PATROL, "bot", bot, "sets", List.of(sets));
    }

    private PageQuestions.Answer answer(final String name, final Map<String, Object> question) {
        return questions.ask(
                name, JsonMapper.shared().writeValueAsString(question).getBytes(StandardCharsets.UTF_8));
    }

    private static JsonNode json(final Object answer) {
        return JsonMapper.shared().readTree(PageJson.write(answer));
    }

    /** Returns the answer to a question that is answered at once. */
    JsonNode now(final String name, final Map<String, Object> question) {
        return json(((PageQuestions.Now) answer(name, question)).answer());
    }

    /** Returns the last answer to a question, after all trials. */
    JsonNode last(final String name, final Map<String, Object> question) {
        final List<Object> answers = new ArrayList<>();
        assertTrue(((PageQuestions.Live) answer(name, question)).playing().play(answers::add));
        return json(answers.get(answers.size() - 1));
    }

    /** Returns the number of answers to a question that is cancelled at the first one. */
    int untilCancelled(final String name, final Map<String, Object> question) {
        final PageQuestions.Live live = (PageQuestions.Live) answer(name, question);
        final List<Object> answers = new ArrayList<>();
        live.playing().play(answer -> {
            answers.add(answer);
            live.playing().cancel();
            return true;
        });
        return answers.size();
    }

    /** Returns what a line of the page gives in JSON when it is typed. */
    static JsonNode typed(final String line, final String... more) {
        final List<String> words = new ArrayList<>();
        final Matcher word = WORD.matcher(line);
        while (word.find()) {
            words.add(word.group(1) == null ? word.group(2) : word.group(1));
        }
        words.addAll(List.of(more));
        words.addAll(List.of("--format", "json"));
        final Cli.Result result = Cli.run(words.subList(1, words.size()).toArray(String[]::new));
        assertEquals(0, result.code(), result.err());
        return JsonMapper.shared().readTree(result.out());
    }
}
