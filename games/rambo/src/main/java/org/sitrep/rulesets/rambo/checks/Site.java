package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.definition.Trigger;

/**
 * An effect and its location.
 *
 * @param where what causes it
 * @param path its path in the document
 * @param effect the effect
 * @param persistent whether it belongs to a card that stays in play
 * @param poi id of the P.O.I. whose option it belongs to, if any
 */
record Site(Where where, String path, Effect effect, boolean persistent, Optional<String> poi) {
    enum Where {
        TACTICS,
        GEAR,
        /** The Alert Effect of a threat card, for each hero that it hits. */
        ALERT_EFFECT,
        THREAT_EFFECT,
        /** A threat card that watches the start of turns. */
        START_OF_TURN,
        FOG,
        OPTION,
        BATTLEFIELD,
        END_OF_TURN,
        ANY_TIME;

        /** Returns whether one hero plays, reveals or triggers it. */
        boolean hasHero() {
            return this != BATTLEFIELD && this != ANY_TIME;
        }

        /** Returns whether it happens in a hero's own turn, so that changes to that turn take effect. */
        boolean isInTurn() {
            return this != ALERT_EFFECT && this != END_OF_TURN && hasHero();
        }

        boolean isOfDossier() {
            return this == FOG || this == OPTION || this == BATTLEFIELD || this == END_OF_TURN || this == ANY_TIME;
        }
    }

    boolean does(final EffectKind kind) {
        return effect.kind() == kind;
    }

    static List<Site> all(final GameData game) {
        final List<Site> all = new ArrayList<>();
        game.heroes()
                .forEach((hero, board) -> board.tactics()
                        .forEach((id, card) -> add(
                                all,
                                Where.TACTICS,
                                "heroes." + hero + ".tactics." + id + ".effects",
                                card.effects(),
                                card.persistent())));
        game.gear()
                .forEach((id, gear) -> gear.use()
                        .ifPresent(use -> add(all, Where.GEAR, "gear." + id + ".use.effects", use.effects(), false)));
        game.threats().values().forEach(card -> all.addAll(of(card)));
        game.missions().values().forEach(mission -> all.addAll(of(mission)));
        return all;
    }

    static List<Site> of(final ThreatCard card) {
        final List<Site> all = new ArrayList<>();
        final String path = "threats." + card.id();
        final boolean stays = card.persistent();
        add(all, Where.ALERT_EFFECT, path + ".alertEffect", card.alertEffect(), stays);
        add(all, Where.THREAT_EFFECT, path + ".threatEffect", card.threatEffect(), stays);
        card.atStartOfTurn()
                .ifPresent(at -> add(all, Where.START_OF_TURN, path + ".atStartOfTurn.effects", at.effects(), stays));
        return all;
    }

    static List<Site> of(final Mission mission) {
        final List<Site> all = new ArrayList<>();
        final String path = "missions." + mission.id();
        for (int i = 0; i < mission.fog().size(); i++) {
            add(
                    all,
                    Where.FOG,
                    path + ".fog." + i + ".effects",
                    mission.fog().get(i).effects(),
                    false);
        }
        mission.pois()
                .forEach((poi, token) -> token.options()
                        .forEach((id, option) -> add(
                                all,
                                Where.OPTION,
                                path + ".pois." + poi + ".options." + id + ".effects",
                                option.effects(),
                                false,
                                Optional.of(poi))));
        for (int i = 0; i < mission.battlefield().size(); i++) {
            final List<Effect> effects = mission.battlefield().get(i).effects();
            add(all, Where.BATTLEFIELD, path + ".battlefield." + i + ".effects", effects, false);
        }
        for (int i = 0; i < mission.triggers().size(); i++) {
            final Trigger trigger = mission.triggers().get(i);
            final Where where = trigger.when() == Trigger.Moment.END_OF_TURN ? Where.END_OF_TURN : Where.ANY_TIME;
            add(all, where, path + ".triggers." + i + ".effects", trigger.effects(), false);
        }
        return all;
    }

    private static void add(
            final List<Site> all,
            final Where where,
            final String path,
            final List<Effect> effects,
            final boolean persistent) {
        add(all, where, path, effects, persistent, Optional.empty());
    }

    private static void add(
            final List<Site> all,
            final Where where,
            final String path,
            final List<Effect> effects,
            final boolean persistent,
            final Optional<String> poi) {
        for (int i = 0; i < effects.size(); i++) {
            all.add(new Site(where, path + "." + i, effects.get(i), persistent, poi));
        }
    }
}
