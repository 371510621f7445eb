package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.definition.Victory;

/** Words the points and conditions of a scenario. */
public final class VictoryWords {
    private static final int LIMIT = 999;

    private final Victory victory;
    private final String other;

    /** Words those of a battle. */
    public VictoryWords(final Battle battle) {
        victory = battle.victory();
        other = battle.against().name();
    }

    private String side(final Side side) {
        return side == Side.US ? "US" : other;
    }

    private String score(final String name) {
        return switch (name) {
            case "us" -> "US points";
            case "com" -> other + " points";
            default -> "score " + name;
        };
    }

    /** Returns what each score counts, by its name. */
    public Map<String, String> scores() {
        final Map<String, String> scores = new LinkedHashMap<>();
        victory.scores()
                .forEach((name, terms) -> scores.put(
                        score(name).replace(" points", "").replace("score ", ""),
                        terms.stream().map(this::term).collect(Collectors.joining(", "))));
        return scores;
    }

    private String term(final Victory.Term term) {
        final String side = side(term.side());
        final String where = term.map().map(map -> " of the " + nth(map)).orElse("");
        final String counted = switch (term.count()) {
            case ELIMINATED -> side + " unit eliminated";
            case ELIMINATED_LEG -> side + " Leg unit eliminated";
            case ELIMINATED_VEHICLES -> side + " vehicle eliminated";
            case ELIMINATED_HELICOPTERS -> side + " helicopter eliminated";
            case ON_MAP ->
                side + " unit on " + term.map().map(map -> "the " + nth(map)).orElse("the maps") + " at the end";
            case CONTROLLED -> controlled(term, side, where);
            case EXITED_VEHICLES -> side + " vehicle that left the map";
            case EXITED_RELICS -> "relics carried off by the " + side;
            case BONUS -> "bonus card of the " + side;
        };
        return Phrases.signed(term.points()) + " per " + counted;
    }

    /** Returns a map by its place in the layout, e.g. {@code second map}. */
    private static String nth(final int map) {
        return List.of("first", "second", "third").get(map - 1) + " map";
    }

    private static String controlled(final Victory.Term term, final String side, final String where) {
        return term.hex()
                        .map(hex -> "hex " + hex)
                        .orElse(term.terrain().map(t -> t + " ").orElse("") + "hex") + where + " held by the " + side;
    }

    /** Returns each condition in words, and who wins without one. */
    public List<String> conditions() {
        final List<String> conditions = new ArrayList<>();
        victory.atOnce().forEach(condition -> conditions.add(condition(condition) + ", at once"));
        victory.atEnd().forEach(condition -> conditions.add(condition(condition) + " at the end"));
        conditions.add(
                victory.otherwise().map(side -> "else " + side(side) + " wins").orElse("else a draw"));
        return conditions;
    }

    private String condition(final Victory.Condition condition) {
        final String less = condition.less().map(name -> " less " + score(name)).orElse("");
        final Optional<String> also =
                condition.andScore().map(name -> " and " + score(name) + " are at least " + condition.andAtLeast());
        return side(condition.wins()) + " wins if " + score(condition.score()) + less + " are " + bounds(condition)
                + also.orElse("");
    }

    private static String bounds(final Victory.Condition condition) {
        return condition.atMost() < LIMIT ? "at most " + condition.atMost() : "at least " + condition.atLeast();
    }
}
