package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Facts of the targets of attacks and effects, of the valor spent on attacks, and of free attacks. */
final class AttackFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions()
            .ask(DecisionKind.TARGET, "target", "Next target of an attack; targets are chosen one at a time.")
            .byDefault("the intended targets of the attack; then the enemy whose death is worth most")
            .ask(DecisionKind.ATTACK_VALOR, "valor", "Valor to spend on an attack.")
            .byDefault("the planned amount")
            .ask(DecisionKind.FREE_ATTACK, "free-attack", "Weapon for a free attack, or none.")
            .byDefault("the attack worth most, else a silent one, else none")
            .ask(DecisionKind.ENEMY, "enemy", "Enemy to apply an effect to.")
            .byDefault("the enemy whose death is worth most")
            .ask(DecisionKind.PUSH, "push", "Space to push an enemy to.")
            .byDefault("the first space");

    static final Facts<AttackFacts> FACTS = new Facts<AttackFacts>(7)
            .question(QUESTIONS, f -> f.decision.kind())
            .number(
                    "meantValor",
                    0,
                    40,
                    f -> f.asks(DecisionKind.TARGET, DecisionKind.ATTACK_VALOR) ? f.answers.aimedValor() : 0)
            .as("Valor that the current attack needs for the targets that are worth most.")
            .ofOption()
            .flag("meant", f -> f.asks(DecisionKind.TARGET) && f.option >= 0 && f.answers.aimsAt(f.option))
            .as("The enemy is one of those targets.")
            .number("killWorth", 0, MOST, f -> f.ofEnemy() ? f.strikes.kill(f.option) : 0)
            .as("Worth of its death to the pointman: 3, or 6 if all enemies must die; plus 1.5 if its "
                    + "card activates next.")
            .number("healthLeft", 0, 40, f -> f.ofEnemy() ? f.strikes.shots().left(f.option) : 0)
            .as("Damage needed to kill it.")
            .number("enemyDamage", 0, 20, f -> f.ofEnemy() ? f.damage() : 0)
            .as("Damage of its attacks.")
            .flag("actsNext", f -> f.ofEnemy() && f.view.type(f.option) == f.view.nextActivation())
            .as("Its card activates next.")
            .flag("seesMe", f -> f.ofEnemy() && f.view.visible(f.decision.subject(), f.option))
            .as("It can see the current hero.")
            .number("areasAway", 0, 20, f -> f.ofEnemy() ? f.areasAway(f.view.figureSpace(f.option)) : 0)
            .as("Distance from the current hero, in areas.")
            .number("tokens", 0, 40, f -> f.asks(DecisionKind.ATTACK_VALOR) ? f.option : 0)
            .as("Valor tokens spent.")
            .number("attackWorth", -MOST, MOST, f -> f.ofWeapon() ? within(f.attack()) : 0)
            .as("Worth to the pointman of a free attack with this weapon on its best targets.")
            .flag("bestAttack", f -> f.ofWeapon() && f.option == f.bestWeapon())
            .as("It is the free attack worth most, and is worth making.")
            .number("kills", 0, 40, AttackFacts::kills)
            .as("Enemies that it kills.")
            .number("noise", 0, 20, AttackFacts::noise)
            .as("Alert that it adds.")
            .flag("lastBurst", f -> f.ofWeapon() && (f.option & DecisionKind.LAST_BURST) != 0)
            .as("It discards the weapon for a stronger attack.")
            .number("toHero", 0, FAR, f -> f.asks(DecisionKind.PUSH) && f.option >= 0 ? f.toHero(f.option) : 0)
            .as("Steps from the nearest hero to the space that the enemy is pushed to.");

    static final Actions<AttackFacts> ACTIONS = new Actions<AttackFacts>("Any option.")
            .add("aim", "An enemy as the next target.", f -> f.option >= 0, DecisionKind.TARGET)
            .add("enough", "No more targets.", f -> f.option < 0, DecisionKind.TARGET)
            .add("spend", "An amount of valor, possibly none.", DecisionKind.ATTACK_VALOR)
            .add("attack", "A weapon for the free attack.", f -> f.option >= 0, DecisionKind.FREE_ATTACK)
            .add("hold", "No free attack.", f -> f.option < 0, DecisionKind.FREE_ATTACK)
            .add("choose", "An enemy.", DecisionKind.ENEMY)
            .add("push", "A space to push to.", f -> f.option >= 0, DecisionKind.PUSH)
            .add("stop", "No farther.", f -> f.option < 0, DecisionKind.PUSH);

    private final Answers answers;
    private boolean looked;
    private int bestWeapon;

    AttackFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public void begin(final GameView game, final Decision asked) {
        super.begin(game, asked);
        looked = false;
    }

    @Override
    public int whoInHand() {
        return asks(DecisionKind.PUSH) ? view.active() : decision.subject();
    }

    private boolean ofEnemy() {
        return asks(DecisionKind.ENEMY) || asks(DecisionKind.TARGET) && option >= 0;
    }

    private int damage() {
        return sense.tables.enemies.cards[view.type(option)].damage();
    }

    private boolean ofWeapon() {
        return asks(DecisionKind.FREE_ATTACK) && option >= 0;
    }

    /** Computes the free attack with the weapon of the option; returns its worth. */
    private double attack() {
        strikes.shots().begin(decision.subject());
        return strikes.with(decision.subject(), option);
    }

    private int kills() {
        if (!ofWeapon()) {
            return 0;
        }
        attack();
        return Long.bitCount(strikes.dead());
    }

    private int noise() {
        if (!ofWeapon()) {
            return 0;
        }
        attack();
        return strikes.alertAfter() - view.alert(decision.subject());
    }

    private int bestWeapon() {
        if (!looked) {
            looked = true;
            final int hero = decision.subject();
            strikes.shots().begin(hero);
            strikes.best(hero, view.space(hero), 1, view.valor(hero), view.alert(hero), 0);
            bestWeapon = strikes.firstWeapon();
        }
        return bestWeapon;
    }
}
