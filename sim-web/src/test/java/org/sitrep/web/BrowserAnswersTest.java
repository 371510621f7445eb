package org.sitrep.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.contract.Deep;
import org.sitrep.ruleset.Ruleset;

/** The worker of a browser answers every question of the page character by character as the JVM does. */
class BrowserAnswersTest {
    /** Significant digits of a number that must be equal. */
    private static final int DIGITS = 10;

    private static final Pattern LONG_NUMBER = Pattern.compile("-?[0-9]+\\.[0-9]{" + DIGITS + ",}(?:[eE]-?[0-9]+)?");

    /** The words of a report about the run itself: seconds and the version of Java. */
    private static final Pattern TIMING = Pattern.compile("in [0-9.,]+ s on 1 thread, Java [^<]*");

    /** Characters of a difference that a message shows on each side. */
    private static final int SHOWN = 60;

    @ParameterizedTest
    @EnumSource(Browser.class)
    void theWholeAnswersAreEqual(final Browser browser) throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                browser == Browser.CHROMIUM || Deep.or(0, 1) == 1, browser + " is asked at full length only");
        final PageCases page = new PageCases();
        final List<AskedServer.Question> questions = new ArrayList<>(PageCases.general());
        for (final Ruleset game : Ruleset.shipped()) {
            final List<String> scenarios = SiteFiles.playable(game);
            final int step = Deep.or(scenarios.size(), 1);
            for (int number = 1 % scenarios.size(); number < scenarios.size(); number += step) {
                questions.addAll(page.about(game, scenarios.get(number)));
            }
        }
        final List<AskedServer.Answer> answers = browser.ask(new AskedServer(SiteFiles.content(), questions));
        final List<String> others = new ArrayList<>();
        for (int number = 0; number < questions.size(); number++) {
            final AskedServer.Answer expected = shortened(page.answer(questions.get(number)));
            final AskedServer.Answer answer = shortened(answers.get(number));
            if (!expected.equals(answer)) {
                others.add(difference(number, questions.get(number), expected, answer));
            }
        }
        assertEquals("", String.join("\n", others));
    }

    /**
     * Leaves {@link #TIMING} out, and rounds numbers of more than {@link #DIGITS} digits: limits of intervals come from
     * exponentials and logarithms of {@code Math}, also in libraries, whose last bits the JVM and browsers compute
     * differently.
     */
    private static AskedServer.Answer shortened(final AskedServer.Answer answer) {
        return new AskedServer.Answer(
                answer.kind(),
                LONG_NUMBER
                        .matcher(TIMING.matcher(answer.text()).replaceAll(""))
                        .replaceAll(number -> new BigDecimal(number.group())
                                .round(new MathContext(DIGITS))
                                .stripTrailingZeros()
                                .toString()));
    }

    private static String difference(
            final int number,
            final AskedServer.Question question,
            final AskedServer.Answer expected,
            final AskedServer.Answer answer)
            throws IOException {
        final Path folder = Files.createDirectories(Path.of(System.getProperty("basedir"), "target", "answers"));
        Files.writeString(folder.resolve(number + "-" + question.name() + "-jvm.txt"), expected.text());
        Files.writeString(folder.resolve(number + "-" + question.name() + "-browser.txt"), answer.text());
        final String one = expected.kind() + " " + expected.text();
        final String other = answer.kind() + " " + answer.text();
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        return number + " " + question.name() + " "
                + question.json()
                        .substring(0, Math.min(SHOWN * 3, question.json().length())) + "\n  JVM      " + around(one, at)
                + "\n  browser  " + around(other, at);
    }

    private static String around(final String text, final int at) {
        return text.substring(Math.max(0, at - SHOWN), Math.min(text.length(), at + SHOWN));
    }
}
