package org.sitrep.rulesets.rambo.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.rulesets.rambo.metrics.MissionMetrics.counted;

import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Slots of damage: how each layer reduces the damage of enemies' attacks, and other damage. */
final class DamageSlots {
    private static final List<Subject> LAYERS = Subject.list(
            List.of("damage.byResistance", "damage.byCover", "damage.byArmor", "damage.byValor", "damage.through"),
            List.of("Resistance", "Cover", "Armor", "Valor", "Gets through"));

    private DamageSlots() {}

    static void add(final MetricList<MissionState> m) {
        final int most = MissionMetrics.MANY * MissionState.HEROES;
        m.openCounts("damage", most)
                .lower("damage.attacks", "Damage of enemies' attacks before mitigation", counted(Count.ATTACK_DAMAGE))
                .higher("damage.byResistance", "Stopped by resistance", counted(Count.BY_RESISTANCE))
                .higher("damage.byCover", "Stopped by cover", counted(Count.BY_COVER))
                .higher("damage.byArmor", "Taken by armor", counted(Count.BY_ARMOR))
                .higher("damage.byValor", "Blocked by valor", counted(Count.BY_VALOR))
                .lower("damage.through", "Damage of attacks that gets through", counted(Count.CAME_THROUGH));
        for (final Subject layer : LAYERS) {
            final Better better = layer.id().equals("damage.through") ? LOWER : HIGHER;
            m.of(layer).share("share", "{}, share of attack damage", "{}", "damage.attacks", better);
        }
        final String blocked = "Damage not from attacks, blocked by valor";
        m.openCounts("damage", most)
                .lower("damage.other", "Damage not from attacks", counted(Count.OTHER_DAMAGE))
                .neutral("damage.other.byValor", blocked, counted(Count.OTHER_BY_VALOR));
        m.perSubject("damage.layers", "Damage of enemies' attacks")
                .asks("What stops the damage of enemies' attacks, and how much gets through?")
                .of(items(LAYERS, "{}"));
        m.perSubject("damage.shares", "Layers of mitigation")
                .asks("What share of the damage of enemies' attacks does each layer stop?")
                .of(items(LAYERS, "share"));
        m.table("damage.sums", "Damage by source", MissionMetrics.A_MISSION)
                .asks("How much damage comes from attacks and from other sources?")
                .of(
                        item("damage.attacks", "Attacks, before mitigation"),
                        item("damage.through", "Attacks, after mitigation"),
                        item("damage.perAttack", "After mitigation, per attack on a hero"),
                        item("damage.other", "Other damage"),
                        item("damage.other.byValor", "Other damage, blocked by valor"));
    }
}
