package org.sitrep.rulesets.rambo.odds;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.scenario.Words;

/** Options about the hero who attacks. */
final class AskedHero {
    /** Requirements on the place and state of a hero; those on its level follow from its alert. */
    private static final Set<Requirement> TOLD = EnumSet.of(
            Requirement.IN_COVER,
            Requirement.IN_ROUGH,
            Requirement.ADJACENT_ENEMY,
            Requirement.WOUNDED,
            Requirement.THREE_ENEMIES_IN_AREA);

    static final OddsOption BY = OddsOption.text("--by", "HERO", "Hero who attacks; see 'list heroes'.");
    static final OddsOption ALERT = OddsOption.number(
            "--alert", "N", "Space of the hero's alert marker before the threat card, 0 at the bottom.");
    static final OddsOption STANCE =
            OddsOption.text("--stance", "S", "Stance that the hero chooses after the threat card; its alert counts.");
    static final OddsOption PLAY =
            OddsOption.text("--play", "CARD", "Tactics card that the hero plays before the attack, or to attack.");
    static final OddsOption MEETS = OddsOption.text(
            "--meets", "A,B", "Requirements of cards that the hero meets: " + String.join(", ", words()) + ".");

    private AskedHero() {}

    /**
     * Returns the hero that the options describe.
     *
     * @throws OddsRefused if an option is wrong, or needs another one
     */
    static Attacker attacker(
            final GameData game, final Mission mission, final OddsRequest request, final boolean adjacent) {
        final Set<Requirement> meets = EnumSet.noneOf(Requirement.class);
        request.text(MEETS.name())
                .ifPresent(typed -> Arrays.stream(typed.split(","))
                        .map(String::strip)
                        .forEach(word -> meets.add(requirement(word))));
        if (adjacent) {
            meets.add(Requirement.ADJACENT_ENEMY);
        }
        final boolean above = game.options().threatLevels() == Options.ThreatLevels.AT_LEAST;
        if (!request.has(BY.name())) {
            Stream.of(ALERT, STANCE, PLAY)
                    .filter(option -> request.has(option.name()))
                    .findFirst()
                    .ifPresent(option -> {
                        throw new OddsRefused(option.name() + " needs a hero", "add --by, e.g. --by " + first(game));
                    });
            return new Attacker(List.of(), 0, above, 0, meets, Optional.empty());
        }
        final Hero hero =
                OddsRequest.named("hero", game.heroes(), request.text(BY.name()).orElseThrow());
        final boolean known = request.has(ALERT.name());
        return new Attacker(
                known ? hero.alertTrack() : List.of(),
                known ? request.number(ALERT.name(), 0, hero.alertTrack().size() - 1) : 0,
                above,
                request.text(STANCE.name())
                        .map(typed -> stance(game, hero, typed).alert())
                        .orElse(0),
                meets,
                request.text(PLAY.name()).map(typed -> card(game, mission, hero, typed)));
    }

    private static String first(final GameData game) {
        return game.heroes().keySet().iterator().next();
    }

    private static List<String> words() {
        return TOLD.stream().map(Words::of).toList();
    }

    private static Requirement requirement(final String word) {
        return Words.parse(Requirement.class, word)
                .filter(TOLD::contains)
                .orElseThrow(() -> OddsRefused.unknown("requirement", words(), word));
    }

    private static Stance stance(final GameData game, final Hero hero, final String typed) {
        final Stance stance = OddsRequest.named("stance of " + hero.name(), hero.stances(), typed);
        Asked.refuseForbidden(game, Forbidden.stance(hero.id(), stance.id()));
        return stance;
    }

    private static TacticsCard card(final GameData game, final Mission mission, final Hero hero, final String typed) {
        Asked.refuseForbidden(game, Forbidden.action(Forbidden.Action.PLAY));
        return hero.tactics().get(Deck.tactics(game, mission, hero).find(typed).id());
    }
}
