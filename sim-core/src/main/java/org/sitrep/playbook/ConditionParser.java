package org.sitrep.playbook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.playbook.Expression.Op;
import org.sitrep.portable.Portable;
import org.sitrep.scenario.DidYouMean;

/**
 * Parses a condition and reports all its faults. By precedence, lowest first: {@code or}; {@code and}; {@code not}; one
 * comparison ({@code = != < <= > >=}); {@code + -}; {@code *}; a sign, a fact, a number, or parentheses. A word of a
 * fact may have hyphens ({@code question = point-man}), so a minus between two facts requires a blank. A name of the
 * scenario follows the verb of its fact ({@code entry = crash.wreck}, {@code log holds crash.warned}).
 */
final class ConditionParser {
    private static final Pattern TOKEN = Pattern.compile(
            "\\s*(?:(?<number>[0-9]+(?:\\.[0-9]+)?)|(?<word>[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*)"
                    + "|(?<sign><=|>=|!=|==|[-+*<>=()]))");
    private static final Pattern NAME = Pattern.compile("\\s*(?<name>[A-Za-z0-9][A-Za-z0-9._-]*)");
    private static final int MAX_DEPTH = 40;
    /** The probable meaning of characters that are not part of the language. */
    private static final Map<Character, String> MEANT = Map.of(
            '&', "write and",
            '|', "write or",
            '!', "write not, or != between two values",
            '/', "division is not supported: multiply the other side",
            '%', "write shares and chances as 0 to 1, e.g. 0.5",
            '\'', "write words without quotes",
            '"', "write words without quotes");

    private static final List<String> YES_OR_NO = List.of("true", "false", "yes", "no");

    /** Receives faults. */
    interface Report {
        /** Reports a fault. */
        void add(PlaybookCodes code, String message, String suggestion);
    }

    /** Numbers the names of the scenario. */
    interface Naming {
        /**
         * Returns the number of a name that a fact is asked about; {@link BookNames#MOST} or more if there are too
         * many.
         */
        int number(Fact fact, String name);
    }

    private final String text;
    private final Vocabulary words;
    private final Naming naming;
    private final UnaryOperator<String> elsewhere;
    private final Report report;
    private final Matcher tokens;
    private int position;
    private String token = "";
    private boolean isWord;
    private boolean isNumber;
    private boolean failed;
    private int depth;

    private ConditionParser(
            final String text,
            final Vocabulary words,
            final Naming naming,
            final UnaryOperator<String> elsewhere,
            final Report report) {
        this.text = text;
        this.words = words;
        this.naming = naming;
        this.elsewhere = elsewhere;
        this.report = report;
        tokens = TOKEN.matcher(text);
    }

    /**
     * Returns the condition; empty if it has a fault.
     *
     * @param elsewhere returns where an unknown name would be a fact; an empty text if nowhere
     */
    static Optional<Expression> parse(
            final String text,
            final Vocabulary words,
            final Naming naming,
            final UnaryOperator<String> elsewhere,
            final Report report) {
        final ConditionParser parser = new ConditionParser(text, words, naming, elsewhere, report);
        parser.advance();
        final Expression whole = parser.either();
        if (!parser.failed && !parser.token.isEmpty()) {
            parser.fail("unexpected \"" + parser.token + "\"", "write and, or, or a comparison before it");
        }
        if (parser.failed || parser.wrong(whole, Fact.Kind.FLAG, "the whole")) {
            return Optional.empty();
        }
        return Optional.of(whole);
    }

    private void advance() {
        tokens.region(position, text.length());
        if (text.substring(position).isBlank()) {
            end();
        } else if (tokens.lookingAt()) {
            isWord = tokens.group("word") != null;
            isNumber = tokens.group("number") != null;
            token = tokens.group().trim();
            position = tokens.end();
        } else {
            final String rest = text.substring(position).trim();
            fail("cannot read \"" + rest + "\"", MEANT.getOrDefault(rest.charAt(0), ""));
        }
    }

    private void fail(final String message, final String suggestion) {
        if (!failed) {
            report.add(PlaybookCodes.SYNTAX, message, suggestion);
        }
        failed = true;
        end();
    }

    private void end() {
        token = "";
        isWord = false;
        isNumber = false;
        position = text.length();
    }

    private boolean take(final String wanted) {
        final boolean there = token.equals(wanted);
        if (there) {
            advance();
        }
        return there;
    }

    private Expression either() {
        Expression left = both();
        while (take(Op.OR.sign)) {
            left = joined(Op.OR, left, both());
        }
        return left;
    }

    private Expression both() {
        Expression left = negation();
        while (take(Op.AND.sign)) {
            left = joined(Op.AND, left, negation());
        }
        return left;
    }

    private Expression joined(final Op op, final Expression left, final Expression right) {
        final boolean bad = wrong(left, Fact.Kind.FLAG, op.sign) | wrong(right, Fact.Kind.FLAG, op.sign);
        return bad ? Expression.BROKEN : Expression.condition(op, left, right);
    }

    private Expression negation() {
        if (!take(Op.NOT.sign)) {
            return comparison();
        }
        if (++depth > MAX_DEPTH) {
            fail("this condition is nested too deeply", "");
            return Expression.BROKEN;
        }
        final Expression of = negation();
        depth--;
        return wrong(of, Fact.Kind.FLAG, Op.NOT.sign) ? Expression.BROKEN : Expression.condition(Op.NOT, of, null);
    }

    private Expression comparison() {
        final Expression left = sum();
        if (left.kind() == Fact.Kind.NAME || left.kind() == Fact.Kind.NAMES) {
            return askedAboutName(left.fact());
        }
        final Op op = switch (token) {
            case "<" -> Op.LESS;
            case "<=" -> Op.AT_MOST;
            case ">" -> Op.MORE;
            case ">=" -> Op.AT_LEAST;
            case "=", "==" -> Op.EQUAL;
            case "!=" -> Op.DIFFERENT;
            default -> null;
        };
        if (op == null) {
            return left;
        }
        advance();
        if (left.kind() == Fact.Kind.WORD) {
            return comparedWithWord(op, left);
        }
        final Expression right = sum();
        if (wrong(left, Fact.Kind.NUMBER, op.sign) | wrong(right, Fact.Kind.NUMBER, op.sign)) {
            return Expression.BROKEN;
        }
        return checked(Expression.condition(op, left, right));
    }

    private Expression askedAboutName(final Fact fact) {
        final String verb = fact.kind().verb;
        final boolean isEqual = verb.equals(Op.EQUAL.sign);
        final boolean isDifferent = isEqual && token.equals(Op.DIFFERENT.sign);
        if (failed || !token.equals(verb) && !isDifferent && !(isEqual && token.equals("=="))) {
            fail(fact.name() + " must be followed by " + verb + " and a name", example(fact));
            return Expression.BROKEN;
        }
        final Matcher next = NAME.matcher(text).region(position, text.length());
        if (!next.lookingAt()) {
            fail("there is no name after " + fact.name() + " " + token, example(fact));
            return Expression.BROKEN;
        }
        final int number = naming.number(fact, next.group("name"));
        if (number >= BookNames.MOST) {
            fail("this playbook uses more than " + BookNames.MOST + " names", "leave some out");
            return Expression.BROKEN;
        }
        position = next.end();
        advance();
        final Expression asked = Expression.fact(fact.about(number));
        return isDifferent ? Expression.condition(Op.NOT, asked, null) : asked;
    }

    private static String example(final Fact fact) {
        return "write " + fact.name() + " " + fact.kind().verb + " NAME";
    }

    private Expression comparedWithWord(final Op op, final Expression left) {
        final List<String> legal = left.fact().words();
        if (failed) {
            return Expression.BROKEN;
        }
        if (op != Op.EQUAL && op != Op.DIFFERENT) {
            report.add(
                    PlaybookCodes.WRONG_KIND,
                    left.fact().name() + " is a word, not a number",
                    "compare it with = or !=");
            take(token);
            return Expression.BROKEN;
        }
        final int place = legal.indexOf(token);
        if (place < 0) {
            report.add(
                    PlaybookCodes.UNKNOWN_WORD,
                    left.fact().name() + " is never \"" + token + "\"",
                    DidYouMean.suggestion(token, legal));
            take(token);
            return Expression.BROKEN;
        }
        advance();
        return checked(Expression.condition(op, left, Expression.number(place)));
    }

    private Expression checked(final Expression comparison) {
        if (comparison.isOpen()) {
            return comparison;
        }
        final Expression left = comparison.left();
        final String what = left.fact() == null ? "the left side" : left.fact().name();
        report.add(
                PlaybookCodes.OUT_OF_RANGE,
                "this comparison always has the same result: " + what + " is " + shown(left.min()) + " to "
                        + shown(left.max()),
                "");
        return Expression.BROKEN;
    }

    /** Returns a number as it would be written by hand. */
    static String shown(final double value) {
        return value == Portable.roundEven(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private Expression sum() {
        Expression left = product();
        while (token.equals("+") || token.equals("-")) {
            final Op op = token.equals("+") ? Op.ADD : Op.SUBTRACT;
            advance();
            left = calculated(op, left, product());
        }
        return left;
    }

    private Expression product() {
        Expression left = single();
        while (take("*")) {
            left = calculated(Op.MULTIPLY, left, single());
        }
        return left;
    }

    private Expression calculated(final Op op, final Expression left, final Expression right) {
        final boolean bad = wrong(left, Fact.Kind.NUMBER, op.sign) | wrong(right, Fact.Kind.NUMBER, op.sign);
        return bad ? Expression.BROKEN : Expression.arithmetic(op, left, right);
    }

    private Expression single() {
        if (++depth > MAX_DEPTH) {
            fail("this condition is nested too deeply", "");
            return Expression.BROKEN;
        }
        final Expression value = signOrValue();
        depth--;
        return value;
    }

    private Expression signOrValue() {
        if (take("-")) {
            final Expression of = single();
            return wrong(of, Fact.Kind.NUMBER, "-") ? Expression.BROKEN : Expression.arithmetic(Op.NEGATE, of, null);
        }
        if (take("(")) {
            final Expression inside = either();
            if (!take(")")) {
                fail("a bracket is not closed", "add )");
            }
            return inside;
        }
        final String value = token;
        if (isNumber) {
            advance();
            return Expression.number(Double.parseDouble(value));
        }
        if (isWord && !List.of("and", "or", "not").contains(value)) {
            advance();
            return named(value);
        }
        fail(
                value.isEmpty() ? "the condition ends too early" : "unexpected \"" + value + "\"",
                "write a fact or a number there");
        return Expression.BROKEN;
    }

    private Expression named(final String name) {
        final Optional<Fact> fact = words.fact(name);
        if (YES_OR_NO.contains(name)) {
            fail("a yes-or-no fact cannot be compared with " + name, "write the fact alone, or with not before it");
        } else if (fact.isEmpty()) {
            report.add(
                    PlaybookCodes.UNKNOWN_FACT,
                    "there is no fact \"" + name + "\" in the section " + words.section(),
                    whatToDoAbout(name));
        }
        return fact.map(Expression::fact).orElse(Expression.BROKEN);
    }

    private String whatToDoAbout(final String name) {
        final boolean minus = name.contains("-")
                && Stream.of(name.split("-")).allMatch(part -> words.fact(part).isPresent());
        if (minus) {
            return "write spaces around a minus between facts: " + name.replace("-", " - ");
        }
        final String other = elsewhere.apply(name);
        final List<String> legal = words.facts().stream().map(Fact::name).toList();
        return other.isEmpty() ? DidYouMean.suggestion(name, legal) : other;
    }

    /** Reports an operand of the wrong kind; a broken operand counts as wrong without a further report. */
    private boolean wrong(final Expression operand, final Fact.Kind wanted, final String of) {
        if (operand.isBroken() || failed) {
            return true;
        }
        if (operand.kind() == wanted) {
            return false;
        }
        final String what =
                operand.fact() == null ? "the operand" : operand.fact().name();
        report.add(
                PlaybookCodes.WRONG_KIND,
                (of.equals("the whole") ? "this condition" : "\"" + of + "\"") + " needs " + wanted.title() + ", but "
                        + what + " is " + operand.kind().title(),
                wanted == Fact.Kind.FLAG ? "compare it, e.g. " + what + example(operand) : "");
        return true;
    }

    private static String example(final Expression operand) {
        return operand.kind() == Fact.Kind.WORD ? " = " + operand.fact().words().get(0) : " > 0";
    }
}
